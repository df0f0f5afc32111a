import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../menu.config.ts';
import { PAGE_COLOUR } from '../../src/domain/brand.ts';
import { createClassNames, generatedCss } from './styles.ts';

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
const IMPORTED_SHEET = /^import \{? ?(\w+) ?\}? from '(\S+\.module\.css)(?:\?lazy)?';$/gm;

test('every class that a component names is in its style sheet', () => {
  const missing = SOURCES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const code = source.replaceAll(IMPORTED_SHEET, '');
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

test('the 404 page has its own style sheet with the same page colours', () => {
  const { light, dark } = PAGE_COLOUR;
  expect(readFileSync('public/404.css', 'utf8')).toContain(`light-dark(${light}, ${dark})`);
});

test.each([
  { currency: 'word', isLoaded: false },
  { currency: 'sign', isLoaded: true },
] as const)(
  'prices by $currency: the glyph of the riyal sign is loaded: $isLoaded',
  ({ currency, isLoaded }) => {
    const { load } = generatedCss({ ...brand, currency });
    const css =
      typeof load === 'function' ? Reflect.apply(load, undefined, ['\0virtual:generated.css']) : '';
    expect(css.includes('U+20C1')).toBe(isLoaded);
  },
);
