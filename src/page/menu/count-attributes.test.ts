import { expect, test } from 'vitest';
import { countAttributes } from './count-attributes.ts';

test.each([
  { count: 6, attributes: { 'data-count-1': '6' } },
  { count: 437, attributes: { 'data-count-1': '7', 'data-count-10': '3', 'data-count-100': '4' } },
])('$count', ({ count, attributes }) => expect(countAttributes(count)).toEqual(attributes));
