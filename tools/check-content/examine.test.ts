import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { collectionsOf, lineOf, type StoredContent } from './content.fixture.ts';
import { examine } from './examine.ts';

const picture = sharp({ create: { width: 1920, height: 80, channels: 3, background: 'black' } })
  .webp()
  .toBuffer();

const dish = {
  id: 'd',
  titleEn: 'Ribeye',
  titleAr: 'ريب آي',
  categoryEn: 'Steaks',
  itemImage: 'd',
  allergensEn: 'Milk',
  allergensAr: 'حليب',
  priceEn: '42',
  priceAr: '42',
  caloriesEn: '780 kcal',
  caloriesAr: '780 سعرة',
};
const sound = {
  slides: [{ id: 's', title: 'Steak', titleAr: 'ستيك', imageUrl: 's' }],
  sequence: [{ id: 'e', categoryEn: 'Steaks', categoryAr: 'ستيك', index: 1 }],
  items: [dish],
};

const examineStored = (stored: StoredContent) =>
  examine(
    {
      collections: collectionsOf(stored),
      itemFolder: CONTENT_FOLDER,
      loadPicture: () => picture,
    },
    brand,
  );

test('sound content is counted', async () => {
  expect(await examineStored(sound)).toEqual({
    counts: { slides: 1, categories: 1, items: 1, pictures: 2, errors: 0, warnings: 0 },
    findings: [],
  });
});

test('empty content is not a problem', async () => {
  expect((await examineStored({})).findings).toEqual([]);
});

test('an unreadable field is not reported as missing too', async () => {
  const items = [{ ...dish, titleAr: [], priceEn: 42, priceAr: {}, itemImage: 'javascript:1' }];
  const { findings } = await examineStored({ ...sound, items });
  expect(findings.map(lineOf)).toEqual([
    'error unreadable d titleAr',
    'error unreadable d priceAr',
    'error unreadable d itemImage javascript:1',
  ]);
});

test('findings name their document as the menu does', async () => {
  const items = [{ ...dish, priceEn: '42', priceAr: '43' }];
  const { findings } = await examineStored({ ...sound, items });
  expect(findings).toMatchObject([{ id: 'd', titles: { en: 'Ribeye', ar: 'ريب آي' } }]);
});

test('findings of all kinds are counted and sorted by collection', async () => {
  const { counts, findings } = await examineStored({
    slides: [...sound.slides, {}],
    sequence: [...sound.sequence, { id: 'empty', categoryEn: 'Soups', categoryAr: 'شوربات' }],
    items: [
      { ...dish, priceEn: 'ask', priceAr: 'ask', index: 1 },
      { ...dish, id: 'other', index: 1, descriptionsEn: 'Beef' },
    ],
  });
  expect(findings.map(lineOf)).toEqual([
    'error unreadable #2 imageUrl',
    'warning empty-category empty categoryEn',
    'warning duplicate-index d index 1',
    'warning duplicate-index other index 1',
    'warning one-language other descriptionsAr',
    'warning price d priceEn ask',
    'warning price d priceAr ask',
  ]);
  expect(counts).toEqual({
    slides: 1,
    categories: 1,
    items: 2,
    pictures: 2,
    errors: 1,
    warnings: 6,
  });
});
