import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../../../server/create-server.ts';
import { rendererFolder } from '../../../server/renderer.ts';
import type { ProcessEnvironment } from '../../../server/settings.ts';
import { compressFiles } from '../../../tools/build/compress-files.ts';
import { removeFolder } from '../remove-folder.ts';
import { testBuild } from '../test-build.ts';
import { type Answer, rawRequest } from './raw-request.ts';

const FILES: Readonly<Record<string, string>> = {
  'secret.txt': 'SECRET',
  'content-other/file.txt': 'SECRET',
  'dist/404.html': '<h1>not on the menu</h1>',
  'dist/index.html': 'for hosts without redirects',
  'dist/Public-Menu-Access/index.html': 'for hosts that can make no page',
  'dist/assets/main-abc123.js': `export const menu = "${'menu '.repeat(500)}";`,
  'dist/logo.svg': '<svg></svg>',
  'content/SHAdminHero.json': '[]',
  'content/SteakHouseCategorySequence.json': '[]',
  'content/SteakHouseMenu.json': JSON.stringify([{ id: 'dish', titleEn: 'dish '.repeat(500) }]),
  'content/images/a b.webp': 'picture',
  'content/.hidden': 'SECRET',
};

export interface TemporarySite {
  readonly folder: string;
  readonly port: number;
  readonly server: Server;
  get(address: string, headers?: IncomingHttpHeaders, method?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** A real server on a free port, over small folders beside files that it must never serve. */
export async function startTemporarySite(
  settings: ProcessEnvironment = {},
): Promise<TemporarySite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-server-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'content/link.txt'));
  await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'dist/assets/link.txt'));
  await symlink(folder, path.join(folder, 'content/up'));
  await symlink('images/a b.webp', path.join(folder, 'content/inside.webp'));
  await compressFiles(path.join(folder, 'dist'));
  await cp(rendererFolder(testBuild()), rendererFolder(path.join(folder, 'dist')), {
    recursive: true,
  });

  const app = await createServer(
    { build: path.join(folder, 'dist'), content: path.join(folder, 'content') },
    settings,
  );
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    folder,
    port,
    server: app.server,
    get: (address, headers = {}, method = 'GET') =>
      rawRequest({ port, path: address, headers, method }),
    close: async () => {
      await app.close();
      await removeFolder(folder);
    },
  };
}
