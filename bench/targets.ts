import { spawnSync } from 'node:child_process';
import { MENU_PATH } from '../src/domain/constants.ts';
import type { Language } from '../src/domain/language.ts';
import {
  FIREBASE_BUILD,
  FIREBASE_SETTINGS,
  STAND_IN_HOST,
} from '../tests/support/firebase-build.ts';
import { loadStandInContent } from '../tests/support/firebase-content.ts';
import { startFirebaseStandIn } from '../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { startSite } from '../tests/support/site.ts';
import { servePulledMenu } from './pulled-target.ts';

export interface RunningTarget {
  /** The page's full address. */
  readonly address: string;
  /** Where its build is. */
  readonly folder: string;
  /** What its browser must be told, such as where to find a stand-in for a host. */
  readonly browserArguments?: readonly string[];
  close(): Promise<void>;
}

/** A way to publish the menu whose bytes and scores are measured. */
export interface Target {
  readonly name: string;
  /** In which it is opened on a slow phone. */
  readonly languages: readonly Language[];
  start(): Promise<RunningTarget>;
}

export const TARGETS: readonly Target[] = [
  { name: 'embedded', languages: ['en', 'ar'], start: () => serveMenu() },
  { name: 'firebase', languages: ['en'], start: serveFirebaseMenu },
  { name: 'pulled', languages: ['en'], start: servePulledMenu },
];

/** The real server over the real build, with the embedded content or with other items in it. */
export async function serveMenu(items?: readonly unknown[]): Promise<RunningTarget> {
  const { origin, setContent, close } = await startSite();
  if (items) await setContent({ SteakHouseMenu: items });
  return { address: origin + MENU_PATH, folder: 'dist', close };
}

/** The build for Firebase, talking to a stand-in that holds four slides and 120 items. */
async function serveFirebaseMenu(): Promise<RunningTarget> {
  buildForFirebase();
  const standIn = await startFirebaseStandIn(await loadStandInContent());
  const site = await startSite({ folder: FIREBASE_BUILD, settings: FIREBASE_SETTINGS });
  return {
    address: site.origin + MENU_PATH,
    folder: FIREBASE_BUILD,
    browserArguments: [`--host-resolver-rules=MAP ${STAND_IN_HOST} ${standIn.host}`],
    close: async () => {
      await site.close();
      await standIn.close();
    },
  };
}

function buildForFirebase(): void {
  const { status } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'tools/build.ts', FIREBASE_BUILD],
    {
      env: { ...process.env, ...FIREBASE_SETTINGS },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('the build for Firebase failed');
}
