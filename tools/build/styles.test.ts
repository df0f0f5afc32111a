import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './styles.ts';

const filesOf = (ending: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.resolve('src', file));
const SHEETS = filesOf('.module.css');
const SOURCES = filesOf('.tsx');

test('class names are unique', () => {
  const nameOf = createClassNames();
  const names = SHEETS.flatMap((file) =>
    ['card', 'title', 'open'].map((name) => nameOf(name, file)),
  );
  expect(new Set(names).size).toBe(3 * SHEETS.length);
});

test('page and renderer give a class the same name, in any order of builds', () => {
  const [first = '', second = ''] = SHEETS;
  const nameOfPage = createClassNames();
  const nameOfRenderer = createClassNames();
  nameOfPage('card', first);
  expect(nameOfPage('title', `${second}?used`)).toBe(nameOfRenderer('title', second));
});

test('a style sheet outside of src is refused', () => {
  expect(() => createClassNames()('card', path.resolve('tools/card.module.css'))).toThrow(
    'is outside of src',
  );
});

/** The style sheets of a component, each by the name it is imported under. */
const IMPORTED_SHEET = /^import (\w+) from '(\S+\.module\.css)';$/gm;

test('every class that a component names is in its style sheet', () => {
  const missing = SOURCES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const code = source.replaceAll(/ from '.*';$/gm, '');
    return [...source.matchAll(IMPORTED_SHEET)].flatMap(([, styles, address = '']) => {
      const css = readFileSync(path.resolve(path.dirname(file), address), 'utf8');
      return Array.from(code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')), ([, name]) => name)
        .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
        .map((name) => `${file}: ${name}`);
    });
  });
  expect(SOURCES.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
