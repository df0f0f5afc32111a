import path from 'node:path';
import { rendererFolder } from '../../server/renderer.ts';
import { prepareBuild } from '../../tools/build/prepare-build.ts';
import { FIREBASE_BUILD_SETTINGS } from './firebase-build.ts';
import { MENU_RESTAURANT } from './restaurant/folder.ts';

/** The same restaurant with three branches. */
export const BRANCHES_RESTAURANT = 'tests/support/branches';

type Kind = keyof typeof SETTINGS;

const SETTINGS = {
  FOLDER: { MENU_RESTAURANT },
  FIREBASE: { ...FIREBASE_BUILD_SETTINGS, MENU_RESTAURANT },
  BRANCHES: { MENU_RESTAURANT: BRANCHES_RESTAURANT },
  FIREBASE_BRANCHES: { ...FIREBASE_BUILD_SETTINGS, MENU_RESTAURANT: BRANCHES_RESTAURANT },
};

/**
 * The build that tests use, made if it is not there, whatever the chain's own brand and settings are. A runner hands it to its workers,
 * so that an edit during a run changes nothing.
 */
export function testBuild(kind: Kind = 'FOLDER'): string {
  const name = `MENU_TEST_BUILD_${kind}`;
  const build = process.env[name] ?? prepareBuild(SETTINGS[kind]).build;
  process.env[name] = build;
  return build;
}

/** What a container runs. */
export function serverBundle(): string {
  return path.join(rendererFolder(testBuild()), 'main.mjs');
}

/** Before any test: a runner's workers inherit what it sets. Those of branches are made where they are needed. */
export function setup(): void {
  testBuild();
  testBuild('FIREBASE');
}

/** For `npm test`: all of them, before several workers need one at once. */
export function run(): void {
  const kinds: readonly Kind[] = ['FOLDER', 'FIREBASE', 'BRANCHES', 'FIREBASE_BRANCHES'];
  for (const kind of kinds) testBuild(kind);
}
