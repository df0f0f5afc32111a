import { expect, test, vi } from 'vitest';
import { MENU, parseDocuments } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { createItemParser } from './parsers.ts';

const parseItem = createItemParser('/content/');

test('each kind of problem is one console line, logged once however often the content is read', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const documents = parseDocuments(
    Array.from({ length: 5000 }, (_, position) => ({
      id: `d${position}`,
      titleEn: 'Ribeye',
      priceEn: [],
      itemImage: `javascript:${position}`,
    })),
  );
  parseCollection(MENU, documents, parseItem);
  parseCollection(MENU, documents, parseItem);
  expect(warn.mock.calls.flat()).toEqual([
    `${MENU}, field "priceEn": must be a text or a number (5000 documents: d0, d1, d2, d3, d4, …)`,
    `${MENU}, field "itemImage": is not a usable address (5000 documents: d0, d1, d2, d3, d4, …)`,
  ]);
});
