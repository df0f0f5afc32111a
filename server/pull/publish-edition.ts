import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readlink,
  rename,
  rmdir,
  symlink,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import { COLLECTIONS } from '../../src/content/backend.ts';
import { CURRENT_EDITION, currentEdition, EDITIONS, PICTURES } from '../edition-layout.ts';

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
