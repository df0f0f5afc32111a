import { expect, test } from 'vitest';
import { parseBranch, parseBranches } from './parse-branch.ts';

function readBranch(fields: unknown, id = 'olaya') {
  const problems: string[] = [];
  const branch = parseBranch({ id, fields }, (field, message, found) =>
    problems.push(`${field}: ${message}${found === undefined ? '' : `: ${found}`}`),
  );
  return { branch, problems };
}

test('a branch is read forgivingly', () => {
  const { branch, problems } = readBranch(
    {
      nameEn: ' Olaya ',
      nameAr: 'العليا',
      soldOut: 'Ribeye-300, soup ،kunafa,',
      hidden: ['wings', 12],
      prices: { 'Ribeye-300': 170, soup: { en: '24', ar: '٢٤' }, kunafa: ' ' },
    },
    ' Olaya',
  );
  expect(branch).toEqual({
    id: 'olaya',
    name: { en: 'Olaya', ar: 'العليا' },
    soldOut: new Set(['ribeye-300', 'soup', 'kunafa']),
    hidden: new Set(['wings', '12']),
    prices: new Map([
      ['ribeye-300', { en: '170', ar: '170' }],
      ['soup', { en: '24', ar: '٢٤' }],
    ]),
  });
  expect(problems).toEqual([]);
});

test.each([
  {
    why: 'lists and prices of the wrong kind',
    fields: { nameEn: 'O', soldOut: true, hidden: {}, prices: ['165'] },
    problems: [
      'soldOut: must be a text, a number or a list of them',
      'hidden: must be a text, a number or a list of them',
      'prices: must be an object of prices by dish',
    ],
  },
  {
    why: 'one price of the wrong kind',
    fields: { nameEn: 'O', prices: { soup: { en: [] } } },
    problems: ['prices: must be a text or a number: soup'],
  },
])('what a branch cannot use is reported: $why', ({ fields, problems }) => {
  const read = readBranch(fields);
  expect(read.problems).toEqual(problems);
  expect(read.branch).toMatchObject({ soldOut: new Set(), hidden: new Set(), prices: new Map() });
});

test.each(['ar', 'العليا', 'a b', '#1'])('"%s" is no path, so there is no such branch', (id) => {
  const { branch, problems } = readBranch({ nameEn: 'Olaya' }, id);
  expect(branch).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/^id: must be of letters from a to z/)]);
});

test('a branch without a name is called by its path', () => {
  expect(readBranch({}).branch?.name).toEqual({ en: 'olaya' });
});

test('of ids that differ in case only, the first one counts', () => {
  const documents = ['Olaya', 'olaya'].map((id) => ({ id, fields: { nameEn: `the ${id}` } }));
  expect(parseBranches(documents).map(({ name }) => name.en)).toEqual(['the Olaya']);
});
