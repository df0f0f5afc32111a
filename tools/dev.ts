import { createServer } from 'vite';
import { MENU_PATH } from '../src/domain/constants.ts';

/** `npm run dev`: hot reload, with the embedded content. */
export async function run(): Promise<void> {
  const server = await createServer({ server: { open: false } });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  console.log(`Menu ready at ${address?.replace(/\/$/, '')}${MENU_PATH}`);
}
