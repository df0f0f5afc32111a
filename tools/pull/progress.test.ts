import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function record(isTTY: boolean, total: number): readonly string[] {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  for (let done = 1; done <= total; done += 1) progress.show(done, total);
  progress.end();
  return written;
}

test('a terminal has one line, which is gone in the end', () => {
  expect(record(true, 2)).toEqual([
    '\r\u001b[KPictures: 1 of 2',
    '\r\u001b[KPictures: 2 of 2',
    '\r\u001b[K',
  ]);
});

test.each([
  { total: 124, lines: [31, 62, 93, 124] },
  { total: 3, lines: [1, 2, 3] },
  { total: 0, lines: [] },
])('elsewhere, $total pictures are a few plain lines', ({ total, lines }) => {
  expect(record(false, total)).toEqual(lines.map((done) => `Pictures: ${done} of ${total}\n`));
});
