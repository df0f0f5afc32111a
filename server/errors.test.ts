import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { explainWriteError, warnCounted } from './errors.ts';

const errorWith = (code: string) => Object.assign(new Error(`${code}: open 'a'`), { code });

test.each(['EROFS', 'EACCES', 'EPERM'])('%s: the folder is called read-only', (code) => {
  expect(explainWriteError('/data', errorWith(code)).message).toBe('/data is read-only');
});

test.each([
  { code: 'ENOSPC', message: `no space left in ${tmpdir()}` },
  { code: 'EDQUOT', message: `no space left in ${tmpdir()}` },
  { code: 'EIO', message: `${tmpdir()} cannot be written: EIO: open 'a'` },
])('$code: "$message"', ({ code, message }) => {
  expect(explainWriteError(tmpdir(), errorWith(code)).message).toBe(message);
});

test('a problem is logged with its time, and a repeated one with its count', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  for (let time = 0; time < 1000; time += 1) warnCounted('the disk is slow');
  warnCounted('another problem');
  expect(lines.map((line) => line.replace(/^20\d\d-\d\d-\d\dT[\d:.]+Z /, ''))).toEqual([
    'the disk is slow',
    'the disk is slow (10 times)',
    'the disk is slow (100 times)',
    'the disk is slow (1000 times)',
    'another problem',
  ]);
  for (const line of lines) expect(line).toMatch(/^20/);
});
