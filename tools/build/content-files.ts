import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createFinder } from '../../server/find-file.ts';

/** The addresses of the files that the server would serve of a folder. */
export async function listContentFiles(folder: string): Promise<readonly string[]> {
  const find = createFinder(folder);
  const names = await readdir(folder, { recursive: true });
  const addresses = names.map((name) => name.split(path.sep).join('/'));
  const found = await Promise.all(
    addresses.map(async (address) => ((await find(address)) ? [address] : [])),
  );
  return found.flat();
}

/** Copies what the server would serve. Links become the files that they lead to. */
export async function copyContent(folder: string, target: string): Promise<void> {
  for (const address of await listContentFiles(folder)) {
    const copy = path.join(target, address);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(folder, address), copy);
  }
}
