import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, isCompressible } from '../../server/cached-response.ts';

const STRONGEST = { brotli: 11, gzip: 9 };

/** Edited in place on a static host: a compressed copy would keep the old prices. */
const CONTENT = `content${path.sep}`;

/** Writes a `.br` and a `.gz` beside every text file of the build, with the strongest compression. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => isCompressible(file) && !file.startsWith(CONTENT))
      .map((file) => compressFile(path.join(folder, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const { br, gzip } = await compress(await readFile(file), STRONGEST);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gzip);
}
