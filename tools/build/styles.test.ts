import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_COLOUR } from '../../src/domain/page-colour.ts';
import { createClassNames } from './styles.ts';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => path.resolve('src', file));

test('no two classes of the page have one name', () => {
  const nameOf = createClassNames();
  const names = SHEETS.flatMap((file) =>
    ['card', 'title', 'open'].map((name) => nameOf(name, file)),
  );
  expect(new Set(names).size).toBe(3 * SHEETS.length);
});

test('page and renderer give a class the same name, whatever each of them has built before', () => {
  const [first = '', second = ''] = SHEETS;
  const nameOfPage = createClassNames();
  const nameOfRenderer = createClassNames();
  nameOfPage('card', first);
  expect(nameOfPage('title', `${second}?used`)).toBe(nameOfRenderer('title', second));
});

test('a style sheet that is not of the page is refused', () => {
  expect(() => createClassNames()('card', path.resolve('tools/card.module.css'))).toThrow(
    'outside of src',
  );
});

test('the page for what is not found has the colour of the others, though it is a file of its own', () => {
  const { light, dark } = PAGE_COLOUR;
  expect(readFileSync('public/404.css', 'utf8')).toContain(`light-dark(${light}, ${dark})`);
});
