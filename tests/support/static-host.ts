import { once } from 'node:events';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { loadRenderer, renderContentFolder } from '../../server/renderer.ts';
import { addressByPath } from '../../src/domain/addresses.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { removeFolder } from './remove-folder.ts';
import { CONTENT } from './restaurant/folder.ts';
import { testBuild } from './test-build.ts';

/** A host that only hands out files: the build with the tests' content, its page rendered once. */
export async function startStaticHost() {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-static-'));
  await cp(testBuild(), folder, { recursive: true });
  await cp(CONTENT, path.join(folder, 'content'), { recursive: true });
  const { renderPage } = await loadRenderer(testBuild());
  const [rendered] = await renderContentFolder(CONTENT, testBuild());
  for (const language of LANGUAGES) {
    await writeFile(
      path.join(folder, addressByPath(language), 'index.html'),
      renderPage({ language, rendered, addressOf: addressByPath }),
    );
  }
  // Reads the files at each request: a test may edit them.
  const sendFile = sirv(folder, { dev: true });
  let isDown = false;
  const host = createServer((request, response) => {
    if (isDown) response.writeHead(502).end('Bad Gateway');
    else sendFile(request, response);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    /** Every answer is a proxy's whose server is away. */
    setDown: (down: boolean): void => {
      isDown = down;
    },
    close: async () => {
      host.close();
      host.closeAllConnections();
      await removeFolder(folder);
    },
  };
}
