import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { rawRequest } from '../../tests/support/server/raw-request.ts';

/** One thing that visitors ask for, by our server and as a plain file by the baseline. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  readonly file: string;
}

const BROTLI = { 'accept-encoding': 'br' } as const;

/** Finds what is measured in the page itself. */
export async function findSubjects(origin: string): Promise<readonly Subject[]> {
  const page = brotliDecompressSync((await fetchRaw(origin, MENU_PATH)).body).toString();
  const find = (pattern: RegExp) => {
    const [, address] = pattern.exec(page) ?? [];
    if (address === undefined) throw new Error(`the page names nothing like ${pattern}`);
    return address;
  };
  return [
    { name: 'page', address: MENU_PATH, file: 'page.html' },
    { name: 'collection', address: '/content/SteakHouseMenu.json', file: 'collection.json' },
    {
      name: 'sized picture',
      address: find(/(\/content\/_sized\/480\/[^ ]+\.avif) 480w/),
      file: 'picture.avif',
    },
    { name: 'script', address: find(/<script [^>]*src="([^"]+)"/), file: 'script.js' },
  ];
}

/** Writes what our server answers, as files for the baseline. */
export async function writeBaseline(
  origin: string,
  subjects: readonly Subject[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { address, file } of subjects) {
    const { body, headers } = await fetchRaw(origin, address);
    const isCompressed = headers['content-encoding'] === 'br';
    const plain = isCompressed ? brotliDecompressSync(body) : body;
    await writeFile(path.join(folder, file), plain);
    if (isCompressed) await writeFile(path.join(folder, `${file}.br`), body);
  }
}

async function fetchRaw(origin: string, address: string) {
  const answer = await rawRequest({
    port: new URL(origin).port,
    path: address,
    headers: BROTLI,
  });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}
