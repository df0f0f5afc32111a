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
  CURRENT_SNAPSHOT,
  currentSnapshot,
  isPulledPicture,
  PICTURES,
  PREVIOUS_SNAPSHOT,
  ROLLED_BACK,
  readManifest,
  SNAPSHOT_PREFIX,
  SNAPSHOTS,
} from './pulled-folder.ts';

/** Keeps the files that were in the folder before the first pull. */
const BEFORE_PULL = 'before-pull';

/** Switches to a complete snapshot by renaming one link, as the last step. */
export async function publishSnapshot(folder: string, snapshot: string): Promise<void> {
  await movePictures(path.join(folder, SNAPSHOTS, snapshot, PICTURES), path.join(folder, PICTURES));
  await adoptFiles(folder);
  for (const name of COLLECTIONS) {
    await link(folder, `${name}.json`, CURRENT_SNAPSHOT, `${name}.json`);
  }
  const last = await switchTo(folder, snapshot);
  if (last !== folder) await link(folder, `${SNAPSHOTS}/${PREVIOUS_SNAPSHOT}`, path.basename(last));
  await rm(path.join(folder, SNAPSHOTS, ROLLED_BACK), { force: true });
}

/** Returns the snapshot that was current until now. */
export async function switchTo(folder: string, snapshot: string): Promise<string> {
  const last = await currentSnapshot(folder);
  const now = new Date();
  // It is kept for a while after it was replaced.
  if (last !== folder) await utimes(last, now, now);
  await link(folder, CURRENT_SNAPSHOT, SNAPSHOTS, snapshot);
  return last;
}

/** Runs before any document names them. An existing file of the same name has the same bytes. */
async function movePictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await rename(path.join(from, name), path.join(to, name));
  await rmdir(from);
}

/** Turns the files of a hand-edited folder into a first snapshot, so that they are replaced in one step too. */
async function adoptFiles(folder: string): Promise<void> {
  if (existsSync(path.join(folder, CURRENT_SNAPSHOT))) return;
  const names = COLLECTIONS.map((name) => `${name}.json`);
  const files = names.filter((name) => existsSync(path.join(folder, name)));
  if (files.length === 0) return;
  const adopted = path.join(folder, SNAPSHOTS, BEFORE_PULL);
  await mkdir(adopted, { recursive: true });
  for (const name of files) await copyFile(path.join(folder, name), path.join(adopted, name));
  await link(folder, CURRENT_SNAPSHOT, SNAPSHOTS, BEFORE_PULL);
}

/** Creates or replaces a symbolic link atomically. */
async function link(folder: string, name: string, ...target: readonly string[]): Promise<void> {
  const file = path.join(folder, name);
  const wanted = path.join(...target);
  if ((await readlink(file).catch(() => undefined)) === wanted) return;
  const temporary = path.join(folder, SNAPSHOTS, `${randomUUID()}.link`);
  await symlink(wanted, temporary);
  await rename(temporary, file);
}

/** An open page still loads the pictures of the snapshot that it was rendered from. */
const KEPT_MS = 3_600_000;

/** Keeps the current snapshot and the one before. Removes those that were replaced a while ago, remains of killed pulls, and their pictures. */
export async function removeOldSnapshots(folder: string, current: string): Promise<void> {
  const snapshots = path.join(folder, SNAPSHOTS);
  const names = (await readdir(snapshots)).filter((name) => name.startsWith(SNAPSHOT_PREFIX));
  const previous = await readlink(path.join(snapshots, PREVIOUS_SNAPSHOT)).catch(() => undefined);
  const used = new Set<string>();
  for (const name of names) {
    const snapshot = path.join(snapshots, name);
    if (name !== current && name !== previous && (await isOld(snapshot))) {
      await rm(snapshot, { recursive: true, force: true });
      continue;
    }
    const { pictures } = await readManifest(snapshot);
    for (const { file } of Object.values(pictures)) used.add(file);
  }
  await removeUnused(folder, used);
}

/** A recent picture may belong to a snapshot that another pull is about to publish. */
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
