import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { isCompressible, toBrotli, toGzip } from '../../server/cached-response.ts';

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
  const content = await readFile(file);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    toBrotli(content, brotliOptions).then((compressed) => writeFile(`${file}.br`, compressed)),
    toGzip(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}
