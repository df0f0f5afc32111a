import { expect, test, vi } from 'vitest';
import { printProgress } from './commands.ts';

test.each([
  { total: 124, lines: [31, 62, 93, 124] },
  { total: 3, lines: [1, 2, 3] },
  { total: 0, lines: [] },
])('progress: $total pictures are a few lines', ({ total, lines }) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  for (let done = 1; done <= total; done += 1) printProgress(done, total);
  expect(log.mock.calls).toEqual(lines.map((done) => [`Pictures: ${done} of ${total}`]));
});
