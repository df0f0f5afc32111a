import { expect, test } from 'vitest';
import { MENU } from '../../content/backend.ts';
import { buildBundle } from './bundle.ts';

test('a bundle is a list of elements, each prefixed with its length in bytes', () => {
  const name = 'projects/p/databases/(default)/documents/SteakHouseMenu/ريب';
  const document = { name, fields: {}, createTime: 'a', updateTime: 'b' };
  const bundle = buildBundle({
    projectId: 'p',
    collection: MENU,
    readTime: 't',
    changed: [document],
    deletedIds: ['gone'],
  });
  const bytes = new TextEncoder().encode(bundle);
  const textOf = (start: number, end: number) =>
    new TextDecoder().decode(bytes.subarray(start, end));
  const elements: unknown[] = [];
  for (let start = 0; start < bytes.length; ) {
    const brace = bytes.indexOf('{'.charCodeAt(0), start);
    const end = brace + Number(textOf(start, brace));
    elements.push(JSON.parse(textOf(brace, end)));
    start = end;
  }
  expect(elements).toEqual([
    { metadata: expect.objectContaining({ id: MENU, createTime: 't', totalDocuments: 1 }) },
    { namedQuery: expect.objectContaining({ name: MENU, readTime: 't' }) },
    { documentMetadata: { name, readTime: 't', exists: true, queries: [MENU] } },
    { document },
    {
      documentMetadata: {
        name: 'projects/p/databases/(default)/documents/SteakHouseMenu/gone',
        readTime: 't',
        exists: false,
      },
    },
  ]);
});
