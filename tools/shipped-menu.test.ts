import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;

const read = async (name: string): Promise<readonly Fields[]> =>
  JSON.parse(await readFile(`content/${name}.json`, 'utf8'));
const slides = await read('SHAdminHero');
const sequence = await read('SteakHouseCategorySequence');
const dishes = await read('SteakHouseMenu');

const textOf = (document: Fields, field: string) => String(document[field] ?? '');
const present = (documents: readonly Fields[], field: string) =>
  documents.map((document) => textOf(document, field)).filter((text) => text !== '');
const lacking = (field: string, among = dishes) =>
  among.filter((dish) => textOf(dish, field) === '').map(({ id }) => id);

describe('pictures', () => {
  test('each shows one dish only, and none is unused', async () => {
    const named = [...present(dishes, 'itemImage'), ...present(slides, 'imageUrl')];
    const files = await Promise.all(
      ['images/dishes', 'images/hero'].map(async (folder) =>
        (await readdir(`content/${folder}`)).map((name) => `${folder}/${name}`),
      ),
    );
    expect(named.toSorted()).toEqual(files.flat().toSorted());
  });

  test('one dish of every category has none, on purpose', () => {
    for (const category of present(sequence, 'categoryEn')) {
      const members = dishes.filter(({ categoryEn }) => categoryEn === category);
      expect(lacking('itemImage', members), category).toHaveLength(1);
    }
  });
});

test('there are at least 60 dishes', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(60);
});

test('what is missing is missing on purpose, and in both languages', () => {
  expect(lacking('titleEn')).toEqual([]);
  expect(lacking('descriptionsEn')).toEqual(['cola']);
  expect(lacking('priceEn')).toEqual(['dry-aged-tomahawk']);
  expect(lacking('caloriesEn')).toEqual(['madinah-mint-tea', 'still-water']);
  expect(lacking('allergensEn')).toEqual(['hand-cut-fries', 'cola']);
  for (const field of ['title', 'descriptions', 'price', 'calories', 'allergens', 'category']) {
    expect(lacking(`${field}Ar`), field).toEqual(lacking(`${field}En`));
  }
});

test('prices and calories are the same in both languages, in Western digits', () => {
  for (const { id, priceEn, priceAr, caloriesEn, caloriesAr } of dishes) {
    expect(String(priceEn ?? '0'), `${id}`).toMatch(/^\d+(\.\d\d)?$/);
    expect(priceAr, `${id}`).toBe(priceEn);
    expect(caloriesAr, `${id}`).toBe(
      caloriesEn && String(caloriesEn).replace(/^(\d+) kcal$/, '$1 سعرة'),
    );
  }
});

test('an allergen has one name in each language, at the same place of both lists', () => {
  const arabicNames = new Map<string, string>();
  for (const dish of dishes) {
    const english = textOf(dish, 'allergensEn').toLowerCase().split(', ');
    const arabic = textOf(dish, 'allergensAr').split('، ');
    expect(arabic, `${dish.id}`).toHaveLength(english.length);
    for (const [place, name] of english.entries()) {
      const partner = arabic[place] ?? '';
      expect(arabicNames.get(name) ?? partner, `${dish.id}: ${name}`).toBe(partner);
      arabicNames.set(name, partner);
    }
  }
  expect(new Set(arabicNames.values()).size).toBe(arabicNames.size);
});

// On a card the parts are joined by commas.
test('inside a description only names have a capital', () => {
  const names = 'Angus|Dijon|Madinah|Naimi|Qassim|Wagyu';
  const stray = new RegExp(`[,/]\\s*(?!${names})\\p{Lu}`, 'u');
  expect(present(dishes, 'descriptionsEn').filter((text) => stray.test(text))).toEqual([]);
});

test('the Arabic keeps to the words that were chosen', async () => {
  const rejected = /[٠-٩]|برغر|غلوتين|أوريغانو|مبخّر|بتغليفة|على الجانب|على الوجه|[جغ]رام/;
  const texts = [slides, sequence, dishes].map((documents) => JSON.stringify(documents));
  for (const text of [...texts, await readFile('menu.config.ts', 'utf8')]) {
    expect(rejected.exec(text)?.[0]).toBeUndefined();
  }
});

test('a slide speaks both languages', () => {
  expect(lacking('allergensEn')).toEqual(['hand-cut-fries', 'cola']);
  for (const field of ['title', 'titleAr', 'description', 'descriptionAr']) {
    expect(present(slides, field), field).toHaveLength(slides.length);
  }
});
