import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EDITION_PREFIX, EDITIONS, isPulledPicture, PICTURES } from '../edition-layout.ts';
import { readManifest } from './manifest.ts';

/** A page made from an edition asks for its pictures while it is being read. */
const KEPT_MS = 3_600_000;

/** Removes editions that were replaced a while ago, remains of pulls that were killed, and their pictures. */
export async function removeOldEditions(folder: string, current: string): Promise<void> {
  const editions = path.join(folder, EDITIONS);
  const names = (await readdir(editions)).filter((name) => name.startsWith(EDITION_PREFIX));
  const used = new Set<string>();
  for (const name of names) {
    const edition = path.join(editions, name);
    if (name !== current && (await isOld(edition))) {
      await rm(edition, { recursive: true, force: true });
      continue;
    }
    const { pictures } = await readManifest(edition);
    for (const { file } of Object.values(pictures)) used.add(file);
  }
  await removeUnused(folder, used);
}

/** A young one may belong to an edition that another pull is about to publish. */
async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(path.join(folder, PICTURES));
  const pictures = names.map((name) => `${PICTURES}/${name}`).filter(isPulledPicture);
  for (const picture of pictures) {
    const file = path.join(folder, picture);
    if (!used.has(picture) && (await isOld(file))) await rm(file, { force: true });
  }
}

async function isOld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > KEPT_MS;
}
