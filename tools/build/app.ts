import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { brand } from '../../menu.config.ts';
import type { ProcessEnvironment } from '../../server/settings.ts';
import { databaseOrigin } from '../../src/backends/firebase/rest.ts';
import { storageOrigin } from '../../src/backends/firebase/storage.ts';
import type { PageAssets } from '../../src/document/document.ts';
import type { Attributes } from '../../src/document/tag.ts';
import { usesFirebase } from './firebase-settings.ts';
import { buildInlineScripts } from './inline-scripts.ts';
import { createPalettes } from './palette.ts';
import { drawFavicon, toDataAddress } from './web-app.ts';

const START = /\/src\/start\.ts$/;
const MAIN = /\/src\/main\.tsx$/;
const READER = /\/src\/content\/reader\.ts$/;
const SESSION = /\/backends\/firebase\/session\.ts$/;

type Files = Rolldown.RolldownOutput['output'];

/** Builds the app into a folder and returns the assets that its pages refer to. */
export async function buildApp(
  folder: string,
  environment: ProcessEnvironment,
): Promise<PageAssets> {
  const built = await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the build made nothing');
  const files = result.output;
  const isLive = usesFirebase(environment);
  const start = chunkOf(files, START);
  const app = [chunkOf(files, MAIN), ...(isLive ? [chunkOf(files, SESSION)] : [])];
  const appParts = new Set([start, ...app].flatMap(partsOf));
  const styles = assetOf(files, /\/main-[^/]*\.css$/);
  // The page inlines it.
  await rm(path.join(folder, styles.fileName));
  const { dark, light } = createPalettes(brand);
  return {
    styles: String(styles.source).trim(),
    firstFrame: await buildInlineScripts(isLive),
    icon: toDataAddress(await drawFavicon(brand)),
    themeColours: { dark: dark.page, light: light.page },
    links: isLive ? connections(environment) : [],
    script: `/${start.fileName}`,
    appFiles: addressesOf(appParts, new Set([start.fileName])),
    readerFiles: addressesOf(partsOf(chunkOf(files, READER)), appParts),
    isLive,
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

/** The addresses of files, without the known ones. */
function addressesOf(names: Iterable<string>, known: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => !known.has(name)).map((name) => `/${name}`);
}

/** A chunk and its static imports. */
function partsOf({ fileName, imports }: Rolldown.OutputChunk): readonly string[] {
  return [fileName, ...imports];
}

function chunkOf(files: Files, module: RegExp): Rolldown.OutputChunk {
  for (const file of files) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => module.test(id))) return file;
  }
  throw new Error(`the build made no file of ${module}`);
}

function assetOf(files: Files, name: RegExp): Rolldown.OutputAsset {
  for (const file of files) {
    if (file.type === 'asset' && name.test(file.fileName)) return file;
  }
  throw new Error(`the build made no asset ${name}`);
}
