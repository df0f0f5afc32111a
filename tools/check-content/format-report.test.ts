import { expect, test } from 'vitest';
import { HERO, MENU } from '../../src/content/backend.ts';
import type { Finding } from './finding.ts';
import { formatReport } from './format-report.ts';

const counts = { slides: 1, categories: 2, items: 3, pictures: 4, errors: 1, warnings: 2 };
const small: Finding = {
  collection: MENU,
  id: 'soup',
  field: 'itemImage',
  message: 'names a picture that is less than 960 pixels wide',
  found: 'soup.webp has 400',
  kind: 'picture-small',
  severity: 'warning',
  cost: 'on ordinary phones it is blurred',
};
const lost: Finding = {
  collection: HERO,
  id: 'steak',
  field: '',
  message: 'must be an object',
  kind: 'unreadable',
  severity: 'error',
  cost: 'the slide is not shown',
};

test('problems are listed by document, the worst first, and the counts last', () => {
  const price: Finding = {
    ...lost,
    collection: MENU,
    id: 'soup',
    field: 'priceEn',
    cost: 'it is not shown',
  };
  const later = { ...small, id: 'salad' };
  expect(formatReport({ counts, findings: [later, lost, small, price] })).toBe(
    `
SHAdminHero, document "steak"
  error    must be an object
           so the slide is not shown

SteakHouseMenu, document "soup"
  error    priceEn must be an object
           so it is not shown
  warning  itemImage names a picture that is less than 960 pixels wide: soup.webp has 400
           so on ordinary phones it is blurred

SteakHouseMenu, document "salad"
  warning  itemImage names a picture that is less than 960 pixels wide: soup.webp has 400
           so on ordinary phones it is blurred

1 slide, 2 categories, 3 dishes, 4 pictures: 1 error, 2 warnings`.trimStart(),
  );
});

test('a problem that thousands of documents share is reported once', () => {
  const findings = Array.from({ length: 5000 }, (_, position) => ({
    ...small,
    id: `d${position}`,
    found: `${position}`,
  }));
  expect(formatReport({ counts, findings })).toBe(
    `
SteakHouseMenu, 5000 documents (d0, d1, d2, d3, d4, …)
  warning  itemImage names a picture that is less than 960 pixels wide
           so on ordinary phones it is blurred

1 slide, 2 categories, 3 dishes, 4 pictures: 1 error, 2 warnings`.trimStart(),
  );
});

test('documents are called what the menu calls them', () => {
  const titles = { en: 'Soup', ar: 'شوربة' };
  const findings = [{ ...small, titles }];
  expect(formatReport({ counts, findings })).toMatch(
    /^SteakHouseMenu, document "soup", Soup, شوربة\n/,
  );
  const many = Array.from({ length: 6 }, (_, position) => ({
    ...small,
    titles,
    id: `${position}`,
  }));
  expect(formatReport({ counts, findings: many })).toMatch(
    /^SteakHouseMenu, 6 documents \(0: Soup, 1: Soup, .*, …\)\n/,
  );
});

test('without problems there are only counts', () => {
  const sound = { ...counts, errors: 0, warnings: 0 };
  expect(formatReport({ counts: sound, findings: [] })).toBe(
    '1 slide, 2 categories, 3 dishes, 4 pictures: 0 errors, 0 warnings',
  );
});
