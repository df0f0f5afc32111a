import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import { COLLECTIONS } from '../../src/content/backend.ts';
import {
  CURRENT_EDITION,
  currentEdition,
  EDITION_PREFIX,
  EDITIONS,
  isPulledPicture,
  PICTURES,
  readManifest,
} from './pulled-folder.ts';

/** What was in the folder before anything was pulled into it. */
const BEFORE_PULL = 'before-pull';

/** Makes a whole edition the one that is served, by the change of one link, which is the last step. */
export async function publishEdition(folder: string, edition: string): Promise<void> {
  await movePictures(path.join(folder, EDITIONS, edition, PICTURES), path.join(folder, PICTURES));
  await adoptFiles(folder);
  for (const name of COLLECTIONS) {
    await link(folder, `${name}.json`, CURRENT_EDITION, `${name}.json`);
  }
  // For how long an edition is kept counts from when it was replaced.
  const last = await currentEdition(folder);
  const now = new Date();
  if (last !== folder) await utimes(last, now, now);
  await link(folder, CURRENT_EDITION, EDITIONS, edition);
}

/** Before any document names them. A picture of that name that is there already has the same bytes. */
async function movePictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await rename(path.join(from, name), path.join(to, name));
  await rmdir(from);
}

/**
 * Turns a folder of three files into one with an edition, which holds the same: they too are then replaced
 * by the change of one link.
 */
async function adoptFiles(folder: string): Promise<void> {
  if (existsSync(path.join(folder, CURRENT_EDITION))) return;
  const names = COLLECTIONS.map((name) => `${name}.json`);
  const files = names.filter((name) => existsSync(path.join(folder, name)));
  if (files.length === 0) return;
  const adopted = path.join(folder, EDITIONS, BEFORE_PULL);
  await mkdir(adopted, { recursive: true });
  for (const name of files) await copyFile(path.join(folder, name), path.join(adopted, name));
  await link(folder, CURRENT_EDITION, EDITIONS, BEFORE_PULL);
}

/** Replaces whatever has the name, in one step: there is no moment without it. */
async function link(folder: string, name: string, ...target: readonly string[]): Promise<void> {
  const file = path.join(folder, name);
  const wanted = path.join(...target);
  if ((await readlink(file).catch(() => undefined)) === wanted) return;
  const temporary = path.join(folder, EDITIONS, `${randomUUID()}.link`);
  await symlink(wanted, temporary);
  await rename(temporary, file);
}

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
