import { describe, expect, test, vi } from 'vitest';
import { HERO, MENU, parseDocuments, SEQUENCE } from './backend.ts';
import { describeProblem, type Problem, parseCollection } from './parse-collection.ts';
import { createItemParser, parseSequenceEntry, parseSlide } from './parsers.ts';

const parseItem = createItemParser('/content/');

function parseItems(...documents: readonly unknown[]) {
  const problems: Problem[] = [];
  const items = parseCollection(MENU, parseDocuments(documents), parseItem, (found) =>
    problems.push(...found),
  );
  return { items, problems: problems.map(describeProblem) };
}

describe('a document that cannot be shown is left out and reported, and the rest shows', () => {
  const good = { id: 'good', titleEn: 'Ribeye' };
  test.each([
    { why: 'not an object', document: 7, problem: `${MENU}, document "#1": must be an object` },
    { why: 'null', document: null, problem: `${MENU}, document "#1": must be an object` },
    {
      why: 'a dish without a name, whatever else it has',
      document: { id: 'a', titleEn: ' ', itemImage: 'a.webp', priceEn: 42, descriptionsAr: 'لحم' },
      problem: `${MENU}, document "a", field "titleEn": is missing, and so is titleAr`,
    },
  ])('$why', ({ document, problem }) => {
    const { items, problems } = parseItems(document, good);
    expect(items.map(({ id }) => id)).toEqual(['good']);
    expect(problems).toEqual([problem]);
  });
});

test('documents that share an id all show, under unique ids, and it is reported', () => {
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

test('5,000 documents with one id all show, within the timeout', () => {
  const documents = parseDocuments(Array.from({ length: 5000 }, () => ({ id: 'a', titleEn: 'A' })));
  const items = parseCollection(MENU, documents, parseItem, () => undefined);
  expect(new Set(items.map(({ id }) => id)).size).toBe(5000);
  expect(items.at(-1)?.id).toBe('a~5000');
});

test('a collection that is no array is an error', () => {
  expect(() => parseDocuments({ documents: [] })).toThrow('must be an array of documents');
});

test('each kind of problem is one console line, logged once however often the content is read', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const documents = parseDocuments(
    Array.from({ length: 50 }, (_, position) => ({
      id: `d${position}`,
      titleEn: 'Ribeye',
      priceEn: [],
      itemImage: `javascript:${position}`,
    })),
  );
  parseCollection(MENU, documents, parseItem);
  parseCollection(MENU, documents, parseItem);
  expect(warn.mock.calls.flat()).toEqual([
    `${MENU}, field "priceEn": must be a text or a number (50 documents: d0, d1, d2, d3, d4, …)`,
    `${MENU}, field "itemImage": no usable address (50 documents: d0, d1, d2, d3, d4, …)`,
  ]);
});
