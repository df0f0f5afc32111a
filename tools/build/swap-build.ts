import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { isNotFoundError } from '../../server/errors.ts';
import { rendererFolder } from '../../server/renderer.ts';

/** Where a build is made: beside the folder that it replaces, on the same disk. */
export function nextBuild(folder: string): string {
  return `${folder}.next`;
}

/** Which assets a build made itself, and which it keeps of the one before. */
const record = v.object({ own: v.array(v.string()), kept: v.array(v.string()) });

type AssetRecord = v.InferOutput<typeof record>;

/**
 * Puts a complete build in the place of the last one. Assets of the build before stay beside its own: a page
 * that is still open loads its lazy parts by their old names.
 */
export async function swapBuild(folder: string): Promise<void> {
  const next = nextBuild(folder);
  const own = (await readdir(path.join(next, 'assets'))).toSorted();
  const last = await readRecord(folder);
  // The same build once more replaces nothing: what it kept is still needed.
  const kept = isDeepStrictEqual(own, last.own) ? last.kept : last.own;
  const missing = kept.filter(
    (name) => !own.includes(name) && existsSync(path.join(folder, 'assets', name)),
  );
  for (const name of missing) {
    await copyFile(path.join(folder, 'assets', name), path.join(next, 'assets', name));
  }
  await writeFile(recordFile(next), JSON.stringify({ own, kept: missing }));
  await replace(rendererFolder(folder), rendererFolder(next));
  await replace(folder, next);
}

function recordFile(folder: string): string {
  return path.join(rendererFolder(folder), 'assets.json');
}

/** Without a record, nothing is kept. */
async function readRecord(folder: string): Promise<AssetRecord> {
  try {
    return v.parse(record, JSON.parse(await readFile(recordFile(folder), 'utf8')));
  } catch {
    return { own: [], kept: [] };
  }
}

async function replace(folder: string, next: string): Promise<void> {
  const last = `${folder}.last`;
  await rm(last, { recursive: true, force: true });
  await rename(folder, last).catch((error: unknown) => {
    if (!isNotFoundError(error)) throw error;
  });
  await rename(next, folder);
  await rm(last, { recursive: true, force: true });
}
