import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemWith } from './item.fixture.ts';
import type { LocalizedText } from './language.ts';
import { arrangeSections } from './sections.ts';
import type { Item, SequenceEntry } from './types.ts';

const item = (id: string, category: LocalizedText, index?: number): Item =>
  itemWith({ id, category, ...(index === undefined ? {} : { index }) });

const entry = (id: string, name: LocalizedText, index?: number): SequenceEntry => ({
  id,
  name,
  ...(index === undefined ? {} : { index }),
});

const outline = (items: readonly Item[], sequence: readonly SequenceEntry[]) =>
  arrangeSections(items, sequence).map(
    ({ name, items }) => `${name.en ?? name.ar ?? '?'}: ${items.map(({ id }) => id).join(' ')}`,
  );

const STEAKS = { en: 'Steaks', ar: 'ستيك' };
const SOUPS = { en: 'Soups', ar: 'شوربات' };

test('a section is served when its entry says so', () => {
  const served = { en: 'Served 6:00–11:30' };
  const sequence = [{ ...entry('a', STEAKS, 1), served }, entry('b', SOUPS, 2)];
  const sections = arrangeSections([item('steak', STEAKS), item('soup', SOUPS)], sequence);
  expect(sections.map((section) => section.served)).toEqual([served, undefined]);
});

describe('§5 categories are ordered by the sequence', () => {
  test.each([
    {
      why: 'by index ascending, not by position',
      items: [item('soup', SOUPS), item('steak', STEAKS)],
      sequence: [entry('a', SOUPS, 2), entry('b', STEAKS, 1)],
      result: ['Steaks: steak', 'Soups: soup'],
    },
    {
      why: 'ties by document id',
      items: [item('soup', SOUPS), item('steak', STEAKS)],
      sequence: [entry('b', SOUPS, 1), entry('a', STEAKS, 1)],
      result: ['Steaks: steak', 'Soups: soup'],
    },
    {
      why: 'an entry without a readable index comes last',
      items: [item('soup', SOUPS), item('steak', STEAKS)],
      sequence: [entry('a', SOUPS), entry('b', STEAKS, 9)],
      result: ['Steaks: steak', 'Soups: soup'],
    },
    {
      why: 'an entry without items is not shown',
      items: [item('steak', STEAKS)],
      sequence: [entry('a', SOUPS, 1), entry('b', STEAKS, 2)],
      result: ['Steaks: steak'],
    },
    {
      why: 'categories that no entry names follow in order of first appearance',
      items: [
        item('cake', { en: 'Desserts' }),
        item('tea', { en: 'Drinks' }),
        item('steak', STEAKS),
        item('pie', { en: 'Desserts' }),
      ],
      sequence: [entry('a', STEAKS, 1)],
      result: ['Steaks: steak', 'Desserts: cake pie', 'Drinks: tea'],
    },
    {
      why: 'two entries of one name make one section, at the first one’s place',
      items: [item('soup', SOUPS), item('steak', STEAKS)],
      sequence: [entry('a', STEAKS, 1), entry('b', SOUPS, 2), entry('c', STEAKS, 3)],
      result: ['Steaks: steak', 'Soups: soup'],
    },
  ])('$why', ({ items, sequence, result }) => expect(outline(items, sequence)).toEqual(result));
});

describe('an item finds its category', () => {
  test.each([
    { why: 'by its English name', category: { en: 'Steaks' } },
    { why: 'whatever the case', category: { en: 'sTEAKS' } },
    { why: 'whatever the blanks around it', category: { en: '  Steaks ' } },
    {
      why: 'by its English name even if the Arabic one differs',
      category: { en: 'Steaks', ar: 'لحوم' },
    },
    { why: 'by its Arabic name when the English one is missing', category: { ar: 'ستيك' } },
    { why: 'by its Arabic name when the English one is blank', category: { en: ' ', ar: 'ستيك' } },
  ])('$why', ({ category }) => {
    expect(outline([item('x', category)], [entry('a', STEAKS, 1)])).toEqual(['Steaks: x']);
  });

  test('by the Arabic name when the entry has no English one', () => {
    expect(outline([item('x', STEAKS)], [entry('a', { ar: 'ستيك' }, 1)])).toEqual(['ستيك: x']);
  });

  test('not by the Arabic name when both English names are there and differ', () => {
    const lookalike = item('x', { en: 'Grills', ar: 'ستيك' });
    expect(outline([lookalike], [entry('a', STEAKS, 1)])).toEqual(['Grills: x']);
  });

  test('and an item without any category is not lost', () => {
    expect(outline([item('x', {}), item('y', {})], [])).toEqual(['?: x y']);
  });

  test('and what has no category is in none, also where an entry lacks its Arabic name', () => {
    const sections = outline(
      [item('x', {}), item('steak', STEAKS)],
      [entry('a', { en: 'Steaks' }, 1)],
    );
    expect(sections).toEqual(['Steaks: steak', '?: x']);
  });

  test('and what has no category comes last', () => {
    const items = [item('x', {}), item('soup', SOUPS), item('steak', STEAKS)];
    expect(outline(items, [entry('a', STEAKS, 1)])).toEqual([
      'Steaks: steak',
      'Soups: soup',
      '?: x',
    ]);
  });
});

test('§5 items within a category are ordered by index, then by id; unreadable indexes come last', () => {
  const items = [
    item('d', STEAKS),
    item('c', STEAKS, 10),
    item('b', STEAKS, 2),
    item('a', STEAKS, 2),
    item('e', STEAKS, -1),
  ];
  expect(outline(items, [])).toEqual(['Steaks: e a b c d']);
});

const anyName = fc.record(
  {
    en: fc.constantFrom('Steaks', 'steaks ', 'Soups', '', ' '),
    ar: fc.constantFrom('ستيك', 'شوربات', ''),
  },
  { requiredKeys: [] },
);
const anyIndex = fc.option(fc.integer({ min: -2, max: 4 }), { nil: undefined });
const anyItems = fc
  .array(fc.tuple(anyName, anyIndex), { maxLength: 30 })
  .map((rows) => rows.map(([name, index], position) => item(`i${position}`, name, index)));
const anySequence = fc
  .array(fc.tuple(anyName, anyIndex), { maxLength: 6 })
  .map((rows) => rows.map(([name, index], position) => entry(`s${position}`, name, index)));

test('grouping never loses, repeats or misorders an item, and no section is empty', () => {
  fc.assert(
    fc.property(anyItems, anySequence, (items, sequence) => {
      const sections = arrangeSections(items, sequence);
      const shown = sections.flatMap((section) => section.items.map(({ id }) => id));
      expect(shown.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      for (const section of sections) {
        expect(section.items.length).toBeGreaterThan(0);
        const indexes = section.items.map(({ index }) => index ?? Number.POSITIVE_INFINITY);
        expect(indexes).toEqual(indexes.toSorted((a, b) => (a === b ? 0 : a - b)));
      }
    }),
  );
});
