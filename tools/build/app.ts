import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { usesFirebase } from '../../server/firebase/firebase-project.ts';
import type { ProcessEnvironment } from '../../server/settings.ts';
import { databaseOrigin } from '../../src/backends/firebase/rest.ts';
import { storageOrigin } from '../../src/backends/firebase/storage.ts';
import type { PageAssets } from '../../src/document/document.ts';
import type { Attributes } from '../../src/document/tag.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { LUNCH } from '../../src/domain/constants.ts';
import { bundleScript } from './bundle-script.ts';
import { createPalettes } from './palette.ts';
import { drawFavicon } from './web-app.ts';

type Chunk = Rolldown.OutputChunk;

/** Builds the app into a folder and returns the assets that its pages refer to. */
export async function buildApp(
  folder: string,
  brand: Brand,
  environment: ProcessEnvironment,
): Promise<PageAssets> {
  const built = await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the build made nothing');
  const chunkOf = (module: string): Chunk => find(result.output, module);
  const isLive = usesFirebase(environment);
  const start = chunkOf('/src/start.ts');
  const app = [
    chunkOf('/src/main.tsx'),
    ...(isLive ? [chunkOf('/src/backends/firebase/session.ts')] : []),
  ];
  const appParts = [start, ...app].flatMap(partsOf);
  const styles = result.output.find(({ fileName }) => /\/main-[^/]*\.css$/.test(fileName));
  if (styles?.type !== 'asset') throw new Error('the build made no style sheet');
  // The page inlines it.
  await rm(path.join(folder, styles.fileName));
  return {
    ...(await createInlineAssets(brand, isLive)),
    styles: String(styles.source).trim(),
    links: isLive ? connections(environment) : [],
    script: `/${start.fileName}`,
    appFiles: addressesOf(appParts, [start.fileName]),
    readerFiles: addressesOf(partsOf(chunkOf('/src/content/reader.ts')), appParts),
    isLive,
  };
}

/** What every page has in it. The scripts set language and clock before the first paint. */
export async function createInlineAssets(brand: Brand, isLive: boolean) {
  const { dark, light } = createPalettes(brand);
  const define = { 'import.meta.env.LUNCH': JSON.stringify(brand.lunch ?? LUNCH) };
  const inline = async (entry: string) => (await bundleScript(entry, define)).trim();
  const slides = isLive ? await inline('src/backends/firebase/early-slides.ts') : '';
  return {
    firstFrame: {
      head: slides + (await inline('src/document/inline/head.ts')),
      body: await inline('src/document/inline/body.ts'),
    },
    icon: `data:image/png;base64,${(await drawFavicon(brand)).toString('base64')}`,
    themeColours: { dark: dark.page, light: light.page },
  };
}

/** A live page connects to the database and to Storage before any script runs. */
function connections(environment: ProcessEnvironment): readonly Attributes[] {
  const database = databaseOrigin(environment.VITE_FIRESTORE_EMULATOR_HOST);
  const pictures = storageOrigin(environment.VITE_FIREBASE_STORAGE_EMULATOR_HOST);
  return [
    // CORS requests (reads, look-ups) and pictures use separate connections.
    { rel: 'preconnect', crossorigin: true, href: database },
    { rel: 'preconnect', crossorigin: true, href: pictures },
    { rel: 'preconnect', href: pictures },
  ];
}

/** The addresses of files, each once, without the known ones. */
function addressesOf(names: readonly string[], known: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => !known.includes(name)).map((name) => `/${name}`);
}

/** A chunk and its static imports. */
function partsOf({ fileName, imports }: Chunk): readonly string[] {
  return [fileName, ...imports];
}

function find(files: Rolldown.RolldownOutput['output'], module: string): Chunk {
  for (const file of files) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file;
  }
  throw new Error(`the build made no file of ${module}`);
}
