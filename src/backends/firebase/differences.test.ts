import { expect, test } from 'vitest';
import { findDifferences } from './differences.ts';

const stored = (id: string, fields: unknown) => ({ id, fields });
const read = (id: string, fields: unknown) => ({
  name: `projects/p/databases/(default)/documents/SteakHouseMenu/${id}`,
  fields,
  createTime: '',
  updateTime: '',
});
const text = (stringValue: string) => ({ stringValue });

test.each([
  {
    why: 'the order of documents is none',
    before: [stored('1', {}), stored('2', {})],
    after: [read('2', {}), read('1', {})],
    result: '',
  },
  {
    why: 'the order of fields is none',
    before: [stored('1', { x: 'a', y: 'b' })],
    after: [read('1', { y: text('b'), x: text('a') })],
    result: '',
  },
  {
    why: 'a changed field',
    before: [stored('1', { price: '89' }), stored('2', {})],
    after: [read('1', { price: text('95') }), read('2', {})],
    result: 'changed 1',
  },
  {
    why: 'a number that became a text',
    before: [stored('1', { price: 89 })],
    after: [read('1', { price: text('89') })],
    result: 'changed 1',
  },
  { why: 'a new document', before: [], after: [read('1', {})], result: 'changed 1' },
  {
    why: 'a deleted document',
    before: [stored('1', {}), stored('2', {})],
    after: [read('2', {})],
    result: 'deleted 1',
  },
])('$why', ({ before, after, result }) => {
  const { changed, deletedIds } = findDifferences(before, after);
  const lines = [
    ...changed.map(({ name }) => `changed ${name.slice(-1)}`),
    ...deletedIds.map((id) => `deleted ${id}`),
  ];
  expect(lines.join()).toBe(result);
});
