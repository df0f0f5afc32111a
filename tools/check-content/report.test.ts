import { expect, test } from 'vitest';
import { DISH, examineStored, linesOf, RIBEYE, SLIDE } from './content.fixture.ts';
import { formatReport } from './report.ts';

const { id: _id, ...WITHOUT_ID } = DISH;
const LONG_ID = 'a'.repeat(101);
const UNNAMED = { ...DISH, id: 'x', titleEn: ' ', titleAr: '\u200b' };
const BREAKS_LINKS = 'id breaks links: a blank, a slash, a hidden letter or over 100 letters';

test.each([
  {
    why: 'a dish without any name, whatever else it has',
    stored: { items: [DISH, UNNAMED] },
    lines: [
      'error SteakHouseMenu.json: (x): titleEn is missing, and so is titleAr, so the dish is not shown',
    ],
  },
  {
    why: 'no dish at all',
    stored: { items: [], sequence: [] },
    lines: ['error SteakHouseMenu.json: has no dish: the menu is empty'],
  },
  {
    why: 'a document that is none',
    stored: { items: [DISH, 7] },
    lines: ['error SteakHouseMenu.json: (#2): must be an object, so the dish is not shown'],
  },
  {
    why: 'an id that is used twice',
    stored: { items: [DISH, DISH] },
    lines: [
      'warning SteakHouseMenu.json: "Ribeye 300 g" (ribeye-300): id is used by more than one document: a link to one may open the other',
    ],
  },
  {
    why: 'a dish without an id',
    stored: { items: [WITHOUT_ID] },
    lines: [
      'warning SteakHouseMenu.json: "Ribeye 300 g" (#1): id is missing: a link to the dish may lose it',
    ],
  },
  {
    why: 'ids with a blank, a slash or a hidden letter, of more than 100 letters',
    stored: { items: ['a b', 'a/b', LONG_ID, 'a\u200b'].map((id) => ({ ...DISH, id })) },
    lines: ['a b', 'a/b', LONG_ID, 'a\u200b'].map(
      (id) => `warning SteakHouseMenu.json: "Ribeye 300 g" (${id}): ${BREAKS_LINKS}`,
    ),
  },
  {
    why: 'a slide without a picture',
    stored: { slides: [{ id: 'fire', title: 'Steak' }] },
    lines: [
      'error SHAdminHero.json: (fire): imageUrl is missing: a slide needs a picture, so the slide is not shown',
    ],
  },
  {
    why: 'a slide in one language: Arabic falls back to English, English to nothing',
    stored: {
      slides: [
        { ...SLIDE, titleAr: '' },
        { ...SLIDE, id: 'two', title: '' },
      ],
    },
    lines: [
      'error SHAdminHero.json: "ستيك" (two): title is missing, unlike titleAr, so English readers do not see it',
      'warning SHAdminHero.json: "Steak" (fire): titleAr is missing, unlike title, so Arabic readers see the English words',
    ],
  },
])('$why', async ({ stored, lines }) => {
  expect(await linesOf(stored)).toEqual(lines);
});

test('a mistake of more than five dishes is one line, with what they share', async () => {
  const dishes = (count: number, fields: object) =>
    Array.from({ length: count }, (_, position) => ({ ...DISH, id: `d${position}`, ...fields }));
  expect(await linesOf({ items: dishes(5, { tags: 'Halal' }) })).toHaveLength(5);
  const names = [0, 1, 2, 3, 4].map((position) => `"Ribeye 300 g" (d${position})`).join(', ');
  expect(await linesOf({ items: dishes(6, { tags: 'Halal' }) })).toEqual([
    `warning SteakHouseMenu.json: 6 dishes, ${names}, …: tags is "Halal": menu.config.ts has no word for it: diners read it as it is stored`,
  ]);
  const many = dishes(500, {}).map((dish, position) => ({
    ...dish,
    priceEn: `about ${position}`,
  }));
  expect(await linesOf({ items: many })).toEqual([
    `warning SteakHouseMenu.json: 500 dishes, ${names}, …: priceEn: not one number: shown as it is written`,
  ]);
});

test('the report has the errors first, and the counts last', async () => {
  const items = [{ ...DISH, titleAr: '', tags: 'Halal' }];
  expect(formatReport(await examineStored({ items }))).toBe(`Errors: diners lose something
${RIBEYE} titleAr is missing, unlike titleEn, so Arabic readers do not see it

Warnings: it is shown, but poorly
${RIBEYE} tags is "Halal": menu.config.ts has no word for it: diners read it as it is stored

1 slide, 1 category, 1 dish, 2 pictures: 1 error, 1 warning`);
});

test('without mistakes there are only counts', async () => {
  expect(formatReport(await examineStored({}))).toBe(
    '1 slide, 1 category, 1 dish, 2 pictures: 0 errors, 0 warnings',
  );
});
