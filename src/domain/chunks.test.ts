import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunk } from './chunks.ts';

test('the pieces joined are the list, and none is empty or too long', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (list, size) => {
      const pieces = chunk(list, size);
      expect(pieces.flat()).toEqual(list);
      for (const { length } of pieces) expect(length > 0 && length <= size).toBe(true);
    }),
  );
});
