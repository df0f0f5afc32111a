import { expect, test } from 'vitest';
import { isSameContent } from './same-content.ts';

const document = (id: string, fields: unknown) => ({ id, fields });

test.each([
  {
    why: 'the order of documents',
    a: [document('1', {}), document('2', {})],
    b: [document('2', {}), document('1', {})],
    same: true,
  },
  {
    why: 'the order of fields',
    a: [document('1', { x: 1, y: { a: 1, b: 2 } })],
    b: [document('1', { y: { b: 2, a: 1 }, x: 1 })],
    same: true,
  },
  {
    why: 'a changed field',
    a: [document('1', { price: '89' })],
    b: [document('1', { price: '95' })],
    same: false,
  },
  {
    why: 'a number that became a text',
    a: [document('1', { price: 89 })],
    b: [document('1', { price: '89' })],
    same: false,
  },
  { why: 'another document', a: [document('1', {})], b: [document('2', {})], same: false },
  { why: 'one document fewer', a: [document('1', {})], b: [], same: false },
  {
    why: 'the order inside a list',
    a: [document('1', { tags: [1, 2] })],
    b: [document('1', { tags: [2, 1] })],
    same: false,
  },
])('$why: the same is $same', ({ a, b, same }) => expect(isSameContent(a, b)).toBe(same));
