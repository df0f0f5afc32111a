import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StandInContent, StandInDocument, StandInFile } from './firebase-stand-in/content.ts';
import { CONTENT } from './restaurant/folder.ts';

const ITEM_COUNT = 120;

export function countDocuments({ collections }: StandInContent): number {
  return Object.values(collections).reduce((total, documents) => total + documents.length, 0);
}

/** The same with two dishes of each category, for tests to which more would only be work. */
export async function loadShortContent(): Promise<StandInContent> {
  const { collections, files } = await loadStandInContent();
  const counts = new Map<unknown, number>();
  const items = (collections.SteakHouseMenu ?? []).filter(({ categoryEn }) => {
    const count = (counts.get(categoryEn) ?? 0) + 1;
    counts.set(categoryEn, count);
    return count <= 2;
  });
  return { collections: { ...collections, SteakHouseMenu: items }, files };
}

/** The tests' content as documents and files of a Firebase project, with its dishes repeated. */
export async function loadStandInContent(): Promise<StandInContent> {
  const dishes = await readCollection('SteakHouseMenu');
  const items = Array.from({ length: ITEM_COUNT }, (_, position) => {
    const dish = dishes[position % dishes.length];
    const picture = dish?.itemImage && { itemImage: `/content/${dish.itemImage}` };
    return { ...dish, ...picture, id: `${dish?.id}-${position}` };
  });
  return {
    collections: {
      SHAdminHero: await readCollection('SHAdminHero'),
      SteakHouseCategorySequence: await readCollection('SteakHouseCategorySequence'),
      SteakHouseMenu: items,
    },
    files: await readPictures('images/hero'),
  };
}

async function readCollection(name: string): Promise<readonly StandInDocument[]> {
  return JSON.parse(await readFile(`${CONTENT}/${name}.json`, 'utf8'));
}

async function readPictures(folder: string): Promise<Record<string, StandInFile>> {
  const names = await readdir(path.join(CONTENT, folder));
  const files = names.map(async (name) => {
    const body = await readFile(path.join(CONTENT, folder, name));
    return [`${folder}/${name}`, { body, contentType: 'image/webp' }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
