import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { renderContent } from '../../server/editions.ts';
import { loadRenderer, renderWorkerFile } from '../../server/renderer.ts';
import { MENU_PATH } from '../../src/menu/constants.ts';

/** A host that only hands out files: the build with the embedded content, its page rendered once. */
export async function startStaticHost() {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-static-'));
  await cp('dist', folder, { recursive: true });
  await cp('content', path.join(folder, 'content'), { recursive: true });
  const { renderPage } = await loadRenderer('dist');
  const edition = await renderContent('content', renderWorkerFile('dist'));
  await writeFile(
    path.join(folder, MENU_PATH, 'index.html'),
    renderPage({ language: 'en', edition }),
  );
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: folder, redirect: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
