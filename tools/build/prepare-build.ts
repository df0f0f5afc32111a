import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import type { Builds } from '../../server/build-route.ts';
import { OperatorError } from '../../server/errors.ts';
import { usesFirebase } from '../../server/firebase/firebase-project.ts';
import { type ProcessEnvironment, SETTING_NAMES } from '../../server/settings.ts';

/** All inputs of a build; the content is not one, because the server reads it at run time. */
export const SOURCES = [
  'menu.config.ts',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tools/build',
  'tools/run.mjs',
  'tsconfig.base.json',
  'vite.config.ts',
] as const;

/** Of these, what lies in the restaurant's folder (brand.ts). */
const OWN: readonly string[] = ['menu.config.ts', 'public'];

const TEST = /\.test\.tsx?$/;

/** Only a page that reads Firebase itself uses these settings. */
const FIREBASE_SETTING = /^VITE_FIRE(?:BASE|STORE)_/;

const BUILDS = '.cache/build';
const UNFINISHED = 'unfinished-';

/** The current one and the one before. */
const KEPT_BUILDS = 2;

/** Longer than any build takes. */
const ABANDONED_AFTER_MS = 3_600_000;

interface BuildParts {
  /** The checkout. */
  readonly root?: string;
  readonly make?: (folder: string, settings: ProcessEnvironment) => void;
}

/**
 * The build of these sources and settings, in a folder of its own. It is made if it is not there yet. At
 * work it has another name, so that a build that was killed is never used, and two at once do no harm.
 */
export function prepareBuild(
  settings: ProcessEnvironment,
  { root = '.', make = makeBuild }: BuildParts = {},
): Builds {
  const builds = path.resolve(root, BUILDS);
  const owner = settings.MENU_RESTAURANT ? `${path.basename(settings.MENU_RESTAURANT)}-` : '';
  const kind = owner + (usesFirebase(settings) ? 'live-' : 'folder-');
  const name = kind + computeStamp(settings, root);
  const folder = path.join(builds, name);
  if (!fs.existsSync(folder)) {
    const unfinished = path.join(builds, UNFINISHED + randomUUID());
    fs.mkdirSync(unfinished, { recursive: true });
    try {
      make(path.join(unfinished, 'dist'), settings);
      // Edited meanwhile: the build may be of both versions.
      if (kind + computeStamp(settings, root) !== name) {
        return prepareBuild(settings, { root, make });
      }
      fs.renameSync(unfinished, folder);
    } catch (error) {
      // Another process was faster: its build is the same.
      if (!fs.existsSync(folder)) throw error;
    } finally {
      fs.rmSync(unfinished, { recursive: true, force: true });
    }
  }
  fs.utimesSync(folder, new Date(), new Date());
  const last = removeOldBuilds(builds, kind).find((other) => other !== name);
  return {
    build: path.join(folder, 'dist'),
    lastBuild: last && path.join(builds, last, 'dist'),
  };
}

/** In a process of its own, which frees the bundler's memory when it ends. */
function makeBuild(folder: string, settings: ProcessEnvironment): void {
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  const command = ['tools/run.mjs', 'tools/build/make-build.ts', folder];
  const env = { ...process.env, ...unset, ...settings };
  const { status } = spawnSync(process.execPath, command, { env, stdio: 'inherit' });
  if (status !== 0) throw new OperatorError('There is no build: see above.');
}

/** Returns the names of the builds that stay, the last used first. */
function removeOldBuilds(builds: string, kind: string): readonly string[] {
  const found = fs.readdirSync(builds).map((name) => {
    const stats = fs.statSync(path.join(builds, name), { throwIfNoEntry: false });
    return { name, usedAt: stats?.mtimeMs ?? 0 };
  });
  const ofKind = found
    .filter(({ name }) => name.startsWith(kind))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  const abandoned = found.filter(
    ({ name, usedAt }) => name.startsWith(UNFINISHED) && usedAt < Date.now() - ABANDONED_AFTER_MS,
  );
  for (const { name } of [...ofKind.slice(KEPT_BUILDS), ...abandoned]) {
    fs.rmSync(path.join(builds, name), { recursive: true, force: true });
  }
  return ofKind.slice(0, KEPT_BUILDS).map(({ name }) => name);
}

function computeStamp(settings: ProcessEnvironment, root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const folder = (OWN.includes(source) && settings.MENU_RESTAURANT) || '';
    for (const file of filesOf(path.join(root, folder, source))) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
    }
  }
  const isLive = usesFirebase(settings);
  for (const name of Object.keys(settings).toSorted()) {
    const counts = FIREBASE_SETTING.test(name) ? isLive : name.startsWith('VITE_');
    if (counts && settings[name]) hash.update(`${name}=${settings[name]}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): readonly string[] {
  if (!fs.statSync(source).isDirectory()) return [source];
  return fs
    .readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
