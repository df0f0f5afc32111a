import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '../domain/types.ts';
import { HERO, MENU, parseDocuments, type RawDocument, SEQUENCE } from './backend.ts';
import { DISH_TEXTS, DISH_VALUES } from './dish-fields.ts';
import { parseCollection } from './parse-collection.ts';
import { createItemParser, parseSequenceEntry, parseSlide } from './parsers.ts';

const parseItem = createItemParser('/content/');

const collections = [
  {
    collection: MENU,
    parse: (documents: readonly RawDocument[]) =>
      parseCollection(MENU, documents, parseItem, () => undefined),
    sound: {
      ...Object.fromEntries(Object.values(DISH_VALUES).map((stored) => [stored, '1'])),
      ...Object.fromEntries(
        Object.values(DISH_TEXTS).flatMap(({ stored }) =>
          Object.values(stored).map((name) => [name, `a ${name}`]),
        ),
      ),
    },
  },
  {
    collection: SEQUENCE,
    parse: (documents: readonly RawDocument[]) =>
      parseCollection(SEQUENCE, documents, parseSequenceEntry, () => undefined),
    sound: { categoryEn: 'C', categoryAr: 'ق', servedEn: 'S', servedAr: 'ي', index: 1 },
  },
  {
    collection: HERO,
    parse: (documents: readonly RawDocument[]) =>
      parseCollection(HERO, documents, parseSlide, () => undefined),
    sound: {
      title: 'T',
      titleAr: 'ت',
      description: 'D',
      descriptionAr: 'د',
      imageUrl: 'a.webp',
    },
  },
];

const fields = collections.flatMap(({ sound }) => Object.keys(sound));

const anyDocument = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom('id', ...fields), fc.jsonValue()),
);

test('the parsers never throw on arbitrary JSON and always return what the types say', () => {
  fc.assert(
    fc.property(fc.array(anyDocument), (json) => {
      const documents = parseDocuments(json);
      const ignore = () => undefined;
      for (const item of parseCollection(MENU, documents, parseItem, ignore)) expectValid(item);
      for (const { name } of parseCollection(SEQUENCE, documents, parseSequenceEntry, ignore)) {
        expect(name.en ?? name.ar).toBeTypeOf('string');
      }
      for (const { imagePath } of parseCollection(HERO, documents, parseSlide, ignore)) {
        expect(imagePath).toBeTypeOf('string');
      }
    }),
  );
});

/** All values of a parsed document, as `path=value`. */
const leaves = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}/${key}`))
    : value === undefined
      ? []
      : [`${path}=${String(value)}`];

test.each(
  collections.flatMap(({ sound, ...rest }) =>
    Object.keys(sound).map((field) => ({ ...rest, sound, field })),
  ),
)(
  '$collection, $field: with any value in it, no other field is lost',
  ({ parse, sound, field }) => {
    const without = Object.entries(sound).filter(([name]) => name !== field);
    const rest = parseDocuments([{ ...Object.fromEntries(without), id: 'a' }]);
    const kept = leaves(parse(rest));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const documents = parseDocuments([
          { ...sound, id: 'before' },
          { ...sound, [field]: value, id: 'a' },
          { ...sound, id: 'after' },
        ]);
        const parsed = parse(documents);
        const found = parsed.find(({ id }) => id === 'a');
        expect(parsed.filter(({ id }) => id !== 'a')).toHaveLength(2);
        if (kept.length > 0) expect(leaves([found])).toEqual(expect.arrayContaining([...kept]));
      }),
    );
  },
);

function expectValid({ sodiumMg = 0, activityMinutes = 0, ...item }: Item): void {
  const { id, image, index, tags, soldOut, ...texts } = item;
  expect(item.title.en ?? item.title.ar).toBeTypeOf('string');
  expect(sodiumMg).toBeGreaterThanOrEqual(0);
  expect(activityMinutes).toBeGreaterThanOrEqual(0);
  expect(id).toBeTypeOf('string');
  expect(soldOut ?? true).toBe(true);
  expect(image === undefined || URL.canParse(image, 'https://menu.example')).toBe(true);
  expect(index === undefined || Number.isFinite(index)).toBe(true);
  const strings = [tags, ...Object.values(texts).flatMap(({ en, ar }) => [en, ar])];
  for (const text of strings) expect(text === undefined || text.trim() !== '').toBe(true);
}
