import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test.each([
  { given: [], folder: 'content', isJson: false },
  { given: ['menu'], folder: 'menu', isJson: false },
  { given: ['--json', 'menu'], folder: 'menu', isJson: true },
  { given: ['--firebase'], folder: undefined, isJson: false },
  { given: ['--firebase', '--json'], folder: undefined, isJson: true },
])('$given', ({ given, folder, isJson }) => {
  expect(parseOptions(given, 'content')).toEqual({ folder, isJson });
});

test.each([
  { given: ['--jsn'], reason: "Unknown option '--jsn'" },
  { given: ['--json=1'], reason: "Option '--json' does not take an argument" },
  { given: ['a', 'b'], reason: 'only one folder can be read' },
  { given: ['a', '--firebase'], reason: 'either a folder or --firebase' },
])('$given is refused in one line', ({ given, reason }) => {
  expect(() => parseOptions(given, 'content')).toThrow(
    `${reason}: npm run check-content -- [DIR | --firebase] [--json]`,
  );
});
