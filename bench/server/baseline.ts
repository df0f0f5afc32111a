import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';

/** The same bytes by a static server on bare Node that knows its files beforehand. */
export async function run([folder = '.']: readonly string[]): Promise<void> {
  const server = createServer(sirv(folder, { etag: true, brotli: true }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  console.log(`Baseline ready at http://127.0.0.1:${port}`);
}
