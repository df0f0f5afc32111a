import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '../menu/types.ts';
import { HERO, MENU, SEQUENCE } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { parseDocuments } from './parse-documents.ts';
import { createItemParser } from './parse-item.ts';
import { parseSequenceEntry } from './parse-sequence-entry.ts';
import { parseSlide } from './parse-slide.ts';

const parseItem = createItemParser('/content/');

const anyDocument = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(
      'id',
      'titleEn',
      'priceAr',
      'itemImage',
      'imageUrl',
      'categoryEn',
      'index',
      'tags',
    ),
    fc.jsonValue(),
  ),
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

function expectValid({ id, image, index, tags, ...texts }: Item): void {
  expect(id).toBeTypeOf('string');
  expect(image === undefined || URL.canParse(image, 'https://menu.example')).toBe(true);
  expect(index === undefined || Number.isFinite(index)).toBe(true);
  const strings = [tags, ...Object.values(texts).flatMap(({ en, ar }) => [en, ar])];
  for (const text of strings) expect(text === undefined || text.trim() !== '').toBe(true);
}
