import sharp from 'sharp';
import type { ProcessEnvironment } from '../../../server/settings.ts';
import { HERO, MENU, SEQUENCE } from '../../../src/content/backend.ts';
import { memoize } from '../../../src/domain/memoize.ts';
import { FIREBASE_SETTINGS } from '../firebase-build.ts';
import type { StandInContent, StandInDocument, StandInFile } from '../firebase-stand-in/content.ts';
import {
  type FirebaseStandIn,
  startFirebaseStandIn,
} from '../firebase-stand-in/firebase-stand-in.ts';

export interface FirebaseChain {
  readonly standIn: FirebaseStandIn;
  readonly settings: ProcessEnvironment & Readonly<Record<string, string>>;
  /** The initial content: dishes in ten categories and four slides, each with its own picture. */
  readonly content: StandInContent;
  /** A download URL, as the database's documents name pictures of dishes. */
  addressOf(path: string): string;
  /** The initial content, with another price of the first dish and perhaps other files. */
  setPrice(priceEn: string, files?: StandInContent['files']): void;
}

/** A stand-in for the Firebase project of a chain whose pictures are all in Storage. */
export async function startFirebaseChain(dishCount: number): Promise<FirebaseChain> {
  const standIn = await startFirebaseStandIn({ collections: {}, files: {} });
  const addressOf = (path: string) => downloadAddress(standIn, path);
  const slides = numbered(4, (id) => ({ id, title: `Slide ${id}`, imageUrl: `hero/${id}.webp` }));
  const dishes = numbered(dishCount, (id) => ({
    id,
    titleEn: `Dish ${id}`,
    priceEn: `${id}`,
    categoryEn: `Category ${Number(id) % 10}`,
    itemImage: addressOf(`dishes/${id}.webp`),
  }));
  const paths = [
    ...slides.map(({ id }) => `hero/${id}.webp`),
    ...dishes.map(({ id }) => `dishes/${id}.webp`),
  ];
  const files = paths.map(async (path, position) => [path, await drawPicture(position)] as const);
  const content = {
    collections: {
      [HERO]: slides,
      [SEQUENCE]: numbered(10, (id) => ({ id, categoryEn: `Category ${id}`, index: Number(id) })),
      [MENU]: dishes,
    },
    files: Object.fromEntries(await Promise.all(files)),
  };
  standIn.setContent(content);
  return {
    standIn,
    settings: settingsOf(standIn),
    content,
    addressOf,
    setPrice: (priceEn, others) => {
      const menu = dishes.map((dish) => (dish.id === '0' ? { ...dish, priceEn } : dish));
      standIn.setContent({
        collections: { ...content.collections, [MENU]: menu },
        files: { ...content.files, ...others },
      });
    },
  };
}

export function downloadAddress({ host }: FirebaseStandIn, path: string): string {
  const bucket = FIREBASE_SETTINGS.VITE_FIREBASE_STORAGE_BUCKET;
  return `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** A picture that differs from every other number's. */
export const drawPicture = memoize(
  new Map<number, Promise<StandInFile>>(),
  async (number: number) => {
    const background = { r: number % 256, g: Math.floor(number / 256), b: 128 };
    const picture = sharp({ create: { width: 8, height: 6, channels: 3, background } });
    return { body: await picture.webp({ lossless: true }).toBuffer(), contentType: 'image/webp' };
  },
);

/** The settings that name a stand-in's project. */
export function settingsOf({ host }: FirebaseStandIn) {
  return {
    ...FIREBASE_SETTINGS,
    VITE_FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_STORAGE_EMULATOR_HOST: host,
    VITE_FIREBASE_AUTH_EMULATOR_HOST: host,
  };
}

function numbered<T extends StandInDocument>(count: number, make: (id: string) => T): readonly T[] {
  return Array.from({ length: count }, (_, position) => make(String(position)));
}
