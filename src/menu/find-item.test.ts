import { expect, test } from 'vitest';
import { findItem } from './find-item.ts';
import { itemWith } from './item.fixture.ts';

const section = (id: string, ...items: readonly string[]) => ({
  id,
  name: {},
  items: items.map((item) => itemWith({ id: item })),
});
const sections = [section('a', '1', '2', '3'), section('b', 'alone')];

test.each([
  { why: 'in the middle', id: '2', previous: '1', next: '3' },
  { why: 'at the start, wrapping', id: '1', previous: '3', next: '2' },
  { why: 'at the end, wrapping', id: '3', previous: '2', next: '1' },
  { why: 'alone in its category', id: 'alone', previous: 'alone', next: 'alone' },
])('§4 neighbours of an item $why', ({ id, previous, next }) => {
  const place = findItem(sections, id);
  expect([place?.previous.id, place?.item.id, place?.next.id]).toEqual([previous, id, next]);
});

test('an item that is not there is not found', () => {
  expect(findItem(sections, 'nowhere')).toBeUndefined();
});
