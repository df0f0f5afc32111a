import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createServer } from '../server/create-server.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { loadStandInContent } from '../tests/support/firebase-content.ts';
import type {
  StandInContent,
  StandInDocument,
  StandInFile,
} from '../tests/support/firebase-stand-in/content.ts';
import {
  type FirebaseStandIn,
  startFirebaseStandIn,
} from '../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { downloadAddress, settingsOf } from '../tests/support/server/firebase-chain.ts';
import { makePulledFolder } from '../tests/support/server/pulled-folder.ts';
import type { RunningTarget } from './targets.ts';

/** Gives slides of 180 KB and more, as chains upload them. */
const UPLOADED_QUALITY = 99;

/** The stand-in's four slides and 120 items, as an edition that our server has pulled. */
export async function servePulledMenu(): Promise<RunningTarget> {
  const standIn = await startFirebaseStandIn({ collections: {}, files: {} });
  standIn.setContent(await loadUploadedContent(standIn));
  const settings = settingsOf(standIn);
  const pulled = await makePulledFolder({ settings });
  await pulled.pull();
  const app = await createServer(
    { build: path.resolve('dist'), content: pulled.folder },
    { ...settings, MENU_CONTENT_FROM: 'firebase' },
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: origin + MENU_PATH,
    folder: 'dist',
    close: async () => {
      await app.close();
      await pulled.remove();
      await standIn.close();
    },
  };
}

/** Every picture in Storage, those of dishes named by their download URLs. */
async function loadUploadedContent(standIn: FirebaseStandIn): Promise<StandInContent> {
  const { collections, files } = await loadStandInContent();
  const uploaded: Record<string, StandInFile> = {};
  for (const [name, { body }] of Object.entries(files)) {
    const large = sharp(body).webp({ quality: UPLOADED_QUALITY });
    uploaded[name] = { body: await large.toBuffer(), contentType: 'image/webp' };
  }
  const dishes: StandInDocument[] = [];
  for (const dish of collections.SteakHouseMenu ?? []) {
    const [, name] = String(dish.itemImage ?? '').split('/content/');
    if (name === undefined) {
      dishes.push(dish);
    } else {
      dishes.push({ ...dish, itemImage: downloadAddress(standIn, name) });
      uploaded[name] = { body: await readFile(`content/${name}`), contentType: 'image/webp' };
    }
  }
  return { collections: { ...collections, SteakHouseMenu: dishes }, files: uploaded };
}
