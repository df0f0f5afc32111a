import { expect, test } from 'vitest';
import { findId, findItem } from './find-item.ts';
import { itemWith } from './item.fixture.ts';

const section = (id: string, ...items: readonly string[]) => ({
  id,
  name: {},
  items: items.map((item) => itemWith({ id: item })),
});
const sections = [section('a', '1', '2', '3'), section('b', 'alone')];

test.each([
  { why: 'in the middle', id: '2', previous: '1', next: '3', position: 2, count: 3 },
  { why: 'at the start, wrapping', id: '1', previous: '3', next: '2', position: 1, count: 3 },
  { why: 'at the end, wrapping', id: '3', previous: '2', next: '1', position: 3, count: 3 },
  { why: 'alone', id: 'alone', previous: 'alone', next: 'alone', position: 1, count: 1 },
])('§4 neighbours and position of an item $why', ({ id, previous, next, position, count }) => {
  const found = findItem(sections, id);
  expect([found?.previous.id, found?.item.id, found?.next.id]).toEqual([previous, id, next]);
  expect([found?.position, found?.count]).toEqual([position, count]);
});

test.each([
  { why: 'as it is stored', addressed: 'Rib-Eye', id: 'Rib-Eye' },
  { why: 'in another case', addressed: 'rib-eye', id: 'RIB-EYE' },
  { why: 'with a blank behind it', addressed: 'Soup ', id: 'soup' },
  { why: 'unknown', addressed: 'rib', id: undefined },
])('the id that an address means: $why', ({ addressed, id }) => {
  expect(findId(['RIB-EYE', 'Rib-Eye', 'soup'], addressed)).toBe(id);
});

test('an item that is not there is not found', () => {
  expect(findItem(sections, 'nowhere')).toBeUndefined();
});
