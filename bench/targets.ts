import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OperatorError } from '../server/errors.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { FIREBASE_SETTINGS, STAND_IN_HOST } from '../tests/support/firebase-build.ts';
import { loadStandInContent } from '../tests/support/firebase-content.ts';
import type { StandInDocument } from '../tests/support/firebase-stand-in/content.ts';
import {
  type FirebaseStandIn,
  startFirebaseStandIn,
} from '../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { downloadAddress, settingsOf } from '../tests/support/server/firebase-chain.ts';
import { startSite } from '../tests/support/site.ts';
import { prepareBuild } from '../tools/build/prepare-build.ts';
import { type RunningProcess, startProcess } from './run-process.ts';

export interface RunningTarget {
  /** The page's full address. */
  readonly address: string;
  readonly browserArguments?: readonly string[];
  close(): Promise<void>;
}

/** A way to publish the menu. */
export interface Target {
  readonly languages: readonly Language[];
  start(): Promise<RunningTarget>;
}

export const TARGETS: Readonly<Record<string, Target>> = {
  embedded: { languages: LANGUAGES, start: () => startCheckout('.') },
  firebase: { languages: ['en'], start: startFirebaseMenu },
  pulled: { languages: ['en'], start: startPulledMenu },
};

/** What `npm start` runs in a checkout, with this checkout's content. */
export async function startCheckout(folder: string): Promise<RunningProcess> {
  const start = 'tools/start.ts';
  if (!existsSync(path.join(folder, start))) {
    throw new OperatorError(`There is no checkout in ${folder}`);
  }
  return startProcess([start], folder, { MENU_CONTENT_DIR: path.resolve('content') });
}

/** The build for Firebase; the stand-in holds four slides and 120 items. */
async function startFirebaseMenu(): Promise<RunningTarget> {
  const standIn = await startFirebaseStandIn(await loadStandInContent());
  const site = await startSite({
    folder: prepareBuild(FIREBASE_SETTINGS).build,
    settings: FIREBASE_SETTINGS,
  });
  return {
    address: site.origin + MENU_PATH,
    browserArguments: [`--host-resolver-rules=MAP ${STAND_IN_HOST} ${standIn.host}`],
    close: async () => {
      await site.close();
      await standIn.close();
    },
  };
}

/** The same slides and items, pulled by our server. */
async function startPulledMenu(): Promise<RunningTarget> {
  const standIn = await startFirebaseStandIn({ collections: {}, files: {} });
  await uploadContent(standIn);
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-pull-'));
  const server = await startProcess(['tools/start.ts'], '.', {
    ...settingsOf(standIn),
    MENU_CONTENT_FROM: 'firebase',
    MENU_CONTENT_DIR: folder,
  });
  return {
    address: server.address,
    close: async () => {
      await server.close();
      await removeFolder(folder);
      await standIn.close();
    },
  };
}

/** All pictures in Storage, those of dishes named by their download URLs. */
async function uploadContent(standIn: FirebaseStandIn): Promise<void> {
  const { collections, files } = await loadStandInContent();
  const uploaded = { ...files };
  const upload = async (dish: StandInDocument) => {
    const [, name] = String(dish.itemImage ?? '').split('/content/');
    if (name === undefined) return dish;
    uploaded[name] = { body: await readFile(`content/${name}`), contentType: 'image/webp' };
    return { ...dish, itemImage: downloadAddress(standIn, name) };
  };
  const dishes = await Promise.all((collections.SteakHouseMenu ?? []).map(upload));
  standIn.setContent({ collections: { ...collections, SteakHouseMenu: dishes }, files: uploaded });
}
