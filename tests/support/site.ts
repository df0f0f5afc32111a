import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { createServer } from '../../server/create-server.ts';
import type { PictureSizer } from '../../server/pictures/picture-sizer.ts';
import { COLLECTIONS, type CollectionName } from '../../src/content/backend.ts';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import { removeFolder } from './remove-folder.ts';
import { CONTENT } from './restaurant/folder.ts';
import { testBuild } from './test-build.ts';

/** Collections that differ from those of the tests' menu. A string is written as it is. */
export type ContentOverrides = Readonly<Partial<Record<CollectionName, unknown>>>;

export interface Site {
  readonly origin: string;
  /** Back to the collections of the tests' menu, but for those that differ. What is so already stays untouched. */
  setContent(overrides: ContentOverrides): Promise<void>;
  readCollection(name: CollectionName): Promise<string>;
  /** Edits the content while the server runs. */
  writeCollection(name: CollectionName, documents: unknown): Promise<void>;
  /** Serves another build at the same address, or its first one again. */
  restart(build?: string): Promise<void>;
  close(): Promise<void>;
}

interface Build {
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** The content that it begins with. */
  readonly source?: string;
  /** As the product does it, unless a test has no eye for that. */
  readonly sizePicture?: PictureSizer;
}

/** The real server on a free port, over a real build and a content folder of its own. */
export async function startSite({
  folder = testBuild(),
  settings = {},
  source = CONTENT,
  sizePicture,
}: Build = {}): Promise<Site> {
  const content = await mkdtemp(path.join(tmpdir(), 'menu-content-'));
  await cp(source, content, { recursive: true });
  const readCollection = (name: CollectionName) =>
    readFile(path.join(content, `${name}.json`), 'utf8');
  const writeCollection = (name: CollectionName, documents: unknown) =>
    writeFile(
      path.join(content, `${name}.json`),
      typeof documents === 'string' ? documents : JSON.stringify(documents),
    );
  const serve = async (build: string) => {
    const server = await createServer({ build, content }, settings, { sizePicture });
    // A live page's pictures lie on a host of the chain's own: here on this one.
    const pictures = { root: content, prefix: CONTENT_FOLDER, decorateReply: false };
    if (settings.VITE_FIREBASE_PROJECT_ID) server.register(fastifyStatic, pictures);
    return server;
  };
  let app = await serve(folder);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const restart = async (build = folder) => {
    const isClosed = app.close();
    app.server.closeAllConnections();
    await isClosed;
    app = await serve(build);
    await app.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  };
  return {
    origin,
    setContent: async (overrides) => {
      for (const name of COLLECTIONS) {
        const documents = overrides[name] ?? (await readFile(`${source}/${name}.json`, 'utf8'));
        const text = typeof documents === 'string' ? documents : JSON.stringify(documents);
        if ((await readCollection(name)) !== text) await writeCollection(name, text);
      }
      // Only a start publishes a menu that has no dish any more.
      if (JSON.stringify(overrides.SteakHouseMenu) === '[]') await restart();
    },
    readCollection,
    writeCollection,
    restart,
    close: async () => {
      await app.close();
      await removeFolder(content);
    },
  };
}
