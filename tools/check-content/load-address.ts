import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCircuitBreaker } from '../../server/pull/circuit-breaker.ts';
import { download } from '../../server/pull/download.ts';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';

/** What the build puts at the root of the site. */
const PUBLIC_FOLDER = 'public';

interface Reach {
  /** What lies on the site itself is read from where our server finds it. */
  readonly contentFolder: string;
  /** For emulators only: what is on this machine or its network, no diner can load. */
  readonly allowsLocal: boolean;
}

/** Loads pictures as a page does, by their addresses. A host that keeps failing is left alone. */
export function createAddressLoader({ contentFolder, allowsLocal }: Reach) {
  const ask = createCircuitBreaker();
  return async (address: string): Promise<Buffer> => {
    if (address.startsWith('/')) return readSiteFile(address, contentFolder);
    const answer = await ask(new URL(address).host, () => download(address, { allowsLocal }));
    if (!answer) throw new Error('nothing was sent');
    return answer.bytes;
  };
}

async function readSiteFile(address: string, contentFolder: string): Promise<Buffer> {
  const [encoded = ''] = address.split('?');
  const name = decodeURIComponent(encoded);
  const file = name.startsWith(CONTENT_FOLDER)
    ? path.join(contentFolder, name.slice(CONTENT_FOLDER.length))
    : path.join(PUBLIC_FOLDER, name);
  return readFile(file).catch(() => {
    throw new Error('there is no such file');
  });
}
