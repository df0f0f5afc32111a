import { describe, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { parseDocuments } from './parse-documents.ts';
import { createItemParser } from './parse-item.ts';
import { parseSequenceEntry } from './parse-sequence-entry.ts';
import { parseSlide } from './parse-slide.ts';
import { describeProblem, type Problem } from './problem.ts';

const parseItem = createItemParser('/content/');

function parseItems(...documents: readonly unknown[]) {
  const problems: Problem[] = [];
  const items = parseCollection(MENU, parseDocuments(documents), parseItem, (found) =>
    problems.push(...found),
  );
  return { items, problems: problems.map(describeProblem) };
}

describe('a document with nothing to show is left out and reported, and the rest shows', () => {
  const good = { id: 'good', titleEn: 'Ribeye' };
  test.each([
    { why: 'not an object', document: 7, problem: `${MENU}, document "#1": must be an object` },
    { why: 'null', document: null, problem: `${MENU}, document "#1": must be an object` },
    {
      why: 'nothing to show',
      document: { id: 'a', titleEn: ' ', categoryEn: 'Steaks', tags: 'Best' },
      problem: `${MENU}, document "a", field "titleEn": is missing, and so is everything else that could be shown`,
    },
  ])('$why', ({ document, problem }) => {
    const { items, problems } = parseItems(document, good);
    expect(items.map(({ id }) => id)).toEqual(['good']);
    expect(problems).toEqual([problem]);
  });
});

test('what cannot be read counts as absent, and all of it is reported', () => {
  const { items, problems } = parseItems({
    id: 'a',
    titleEn: true,
    titleAr: 'ريب آي',
    descriptionsEn: null,
    priceEn: { a: 1 },
    priceAr: 89,
    caloriesEn: ['720'],
    allergensEn: [['Milk']],
    index: [],
  });
  expect(items).toEqual([
    {
      id: 'a',
      title: { ar: 'ريب آي' },
      description: {},
      price: { ar: '89' },
      calories: {},
      allergens: {},
      category: {},
    },
  ]);
  expect(problems).toEqual([
    `${MENU}, document "a", field "titleEn": must be a text or a number`,
    `${MENU}, document "a", field "priceEn": must be a text or a number`,
    `${MENU}, document "a", field "caloriesEn": must be a text or a number`,
    `${MENU}, document "a", field "allergensEn": must be a text, a number or a list of them`,
    `${MENU}, document "a", field "index": must be a number`,
  ]);
});

test('a list of texts serves as a text where a menu may have one', () => {
  const { items, problems } = parseItems({
    id: 'a',
    tags: ['Best', 'Spicy'],
    allergensEn: ['Milk', 'Nuts'],
    allergensAr: ['حليب', 'مكسرات'],
    descriptionsEn: ['Rice', 'Salad'],
    titleEn: 'Ribeye',
    descriptionsAr: [],
  });
  expect(items[0]).toMatchObject({
    tags: 'Best, Spicy',
    allergens: { en: 'Milk, Nuts', ar: 'حليب، مكسرات' },
    description: { en: 'Rice/Salad' },
  });
  expect(items[0]?.description.ar).toBeUndefined();
  expect(problems).toEqual([]);
});

test('what is there is kept, what is blank is absent, numbers serve as texts', () => {
  const { items, problems } = parseItems({
    id: 'ribeye',
    itemImage: 'images/ribeye.webp',
    titleEn: ' Ribeye ',
    titleAr: null,
    descriptionsEn: '',
    priceEn: 89.5,
    priceAr: 0,
    caloriesEn: 720,
    index: ' 3 ',
    tags: 'Best',
    unknownField: { ignored: true },
  });
  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      id: 'ribeye',
      image: '/content/images/ribeye.webp',
      title: { en: 'Ribeye' },
      description: {},
      price: { en: '89.5', ar: '0' },
      calories: { en: '720' },
      allergens: {},
      category: {},
      index: 3,
      tags: 'Best',
    },
  ]);
});

test.each([
  { why: 'a number', index: 2, result: 2 },
  { why: 'a numeric text', index: '2.5', result: 2.5 },
  { why: 'a blank text is none', index: ' ', result: undefined },
  { why: 'a word is none', index: 'first', result: undefined },
  { why: 'an object is none', index: {}, result: undefined },
  { why: 'infinity is none', index: '1e999', result: undefined },
])('an index may be $why', ({ index, result }) => {
  expect(parseItems({ id: 'a', titleEn: 'A', index }).items[0]?.index).toBe(result);
});

test.each([
  {
    why: 'an absolute address stays',
    address: 'https://cdn.example/a.jpg',
    image: 'https://cdn.example/a.jpg',
  },
  {
    why: 'a relative one is relative to the folder',
    address: 'images/a b.jpg',
    image: '/content/images/a%20b.jpg',
  },
])('itemImage: $why', ({ address, image }) => {
  expect(parseItems({ id: 'a', itemImage: address }).items[0]?.image).toBe(image);
});

test('a dish with an unusable picture address shows without it, and it is reported', () => {
  const { items, problems } = parseItems({
    id: 'a',
    titleEn: 'A',
    itemImage: 'javascript:alert(1)',
  });
  expect(items[0]?.image).toBeUndefined();
  expect(problems).toEqual([
    `${MENU}, document "a", field "itemImage": is not a usable address: javascript:alert(1)`,
  ]);
});

test('documents that share an id all show, under ids of their own, and it is reported', () => {
  const { items, problems } = parseItems(
    { id: 'a', titleEn: '1' },
    { id: 'a', titleEn: '2' },
    { id: 'a~2', titleEn: '3' },
  );
  expect(items.map(({ title }) => title.en)).toEqual(['1', '2', '3']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(3);
  expect(problems[0]).toBe(`${MENU}, document "a", field "id": is used by more than one document`);
});

test('a slide without a picture and an entry without a name are left out', () => {
  const report = vi.fn();
  const slides = parseDocuments([
    { id: 's', title: 'Steak' },
    { id: 't', imageUrl: 'a.webp', title: 'T', titleAr: 'ت', descriptionAr: 7 },
  ]);
  const entries = parseDocuments([
    { id: 'e', index: 1 },
    { categoryAr: 'ستيك', index: '2' },
  ]);
  expect(parseCollection(HERO, slides, parseSlide, report)).toEqual([
    { id: 't', imagePath: 'a.webp', title: { en: 'T', ar: 'ت' }, description: { ar: '7' } },
  ]);
  expect(parseCollection(SEQUENCE, entries, parseSequenceEntry, report)).toEqual([
    { id: '#2', name: { ar: 'ستيك' }, index: 2 },
  ]);
  expect(report.mock.calls.flat(2)).toHaveLength(2);
});

test('5,000 documents of one id cost no more than any others', () => {
  const documents = parseDocuments(Array.from({ length: 5000 }, () => ({ id: 'a', titleEn: 'A' })));
  const items = parseCollection(MENU, documents, parseItem, () => undefined);
  expect(new Set(items.map(({ id }) => id)).size).toBe(5000);
  expect(items.at(-1)?.id).toBe('a~5000');
});

test('a collection that is no array is refused', () => {
  expect(() => parseDocuments({ documents: [] })).toThrow('must be an array of documents');
});
