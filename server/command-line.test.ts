import { expect, test } from 'vitest';
import { parseCommandLine } from './command-line.ts';

const OPTIONS = { force: { type: 'boolean', default: false }, lang: { type: 'string' } } as const;

test.each([
  { given: [], folder: undefined, force: false, lang: undefined },
  { given: ['menu'], folder: 'menu', force: false, lang: undefined },
  { given: ['--lang', 'ar', 'menu', '--force'], folder: 'menu', force: true, lang: 'ar' },
])('$given', ({ given, folder, force, lang }) => {
  const parsed = parseCommandLine(given, OPTIONS, 'pull [DIR]');
  expect({ ...parsed, values: { lang: undefined, ...parsed.values } }).toEqual({
    folder,
    values: { force, lang },
  });
});

test.each([
  { given: ['--forse'], reason: "Unknown option '--forse'" },
  { given: ['--help'], reason: "Unknown option '--help'" },
  { given: ['--force=1'], reason: "Option '--force' does not take an argument" },
  { given: ['--lang'], reason: "Option '--lang <value>' argument missing" },
  { given: ['a', 'b'], reason: "Unexpected argument 'b'" },
  { given: ['a'], maxFolders: 0, reason: "Unexpected argument 'a'" },
])('$given is refused in one line: $reason', ({ given, maxFolders, reason }) => {
  expect(() => parseCommandLine(given, OPTIONS, 'pull [DIR]', maxFolders)).toThrow(
    `${reason}: pull [DIR]`,
  );
});
