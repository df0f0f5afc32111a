import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { PICTURE_FORMAT } from '../../server/pictures/encode-picture.ts';
import {
  isPictureUnsupported,
  unsupportedInScript,
  unsupportedInStyles,
} from '../../tests/support/unsupported-features.ts';
import { BUILD_TARGET, SUPPORTED_BROWSERS } from '../build/supported-browsers.ts';

/** Names that a file may use though a supported browser lacks them, and what happens there. */
const SCRIPTS = [
  ['src/platform/timing.ts', 'requestIdleCallback', 'a moment later is idle enough'],
  ['src/start.ts', 'beforeunload', 'reads are aborted with the page'],
  [
    'src/page/overlays/history.ts',
    'hasUAVisualTransition',
    'the browser is assumed to show nothing',
  ],
  ['src/page/dish/use-sheet-moves.ts', 'changedTouches', 'there is no touch screen'],
  ['src/page/dish/use-sheet-moves.ts', 'touchcancel', 'there is no touch screen'],
  ['src/page/dish/use-sheet-moves.ts', 'touchend', 'there is no touch screen'],
  ['src/page/dish/use-sheet-moves.ts', 'touchmove', 'there is no touch screen'],
  ['src/page/dish/use-sheet-moves.ts', 'touchstart', 'there is no touch screen'],
  ['src/page/ui/share.tsx', 'canShare', 'the link is copied'],
  [
    'src/page/dish/use-picture-transition.ts',
    'startViewTransition',
    'the sheet opens without the picture transition',
  ],
  ['src/page/waiter/waiter-card.tsx', 'wakeLock', 'the screen goes dark when it always does'],
  ['src/page/scroll/go-to.ts', 'scrollend', 'cards on the way have no estimated heights'],
] as const;

/** What style sheets may use: a browser ignores what it does not know. */
const STYLES = [
  ['content-visibility', 'everything is rendered'],
  ['contain-intrinsic-block-size', 'goes with the one before'],
  ['@starting-style', 'a sheet appears at once'],
  ['text-wrap', 'lines break where they are full'],
  ['scrollbar-gutter', 'the page is wider while its scrollbar is gone'],
  ['scrollbar-width', '::-webkit-scrollbar hides it'],
  ['overscroll-behavior', 'the page behind scrolls on at the end'],
  ['text-size-adjust', 'the bundler adds the prefix'],
  ['user-select', 'the bundler adds the prefix'],
  ['accent-color', 'a box is ticked in the system’s colour'],
  ['forced-color-adjust', 'there are no forced colours'],
  ['cursor', 'there is no mouse'],
  ['break-after', 'a heading may end a sheet of paper'],
  ['@page', 'paper has the printer’s margins'],
  ['view-transition', 'goes with startViewTransition'],
  ['active-view-transition', 'goes with startViewTransition'],
  ['-webkit-', 'for one engine only'],
] as const;

test('a script uses what a supported browser lacks only with a fallback', () => {
  const found = filesOf('src', /\.tsx?$/).flatMap((file) =>
    unsupportedInScript(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(found.toSorted()).toEqual(SCRIPTS.map(([file, name]) => `${file} ${name}`).toSorted());
});

test('a style sheet uses what a supported browser lacks only if the table lists it', () => {
  const found = filesOf('src', /\.css$/).flatMap((file) =>
    unsupportedInStyles(readFileSync(file, 'utf8')),
  );
  const matches = (feature: string, name: string) => name.replace(/^:+/, '').startsWith(feature);
  expect(found.filter((name) => !STYLES.some(([feature]) => matches(feature, name)))).toEqual([]);
  expect(STYLES.filter(([feature]) => !found.some((name) => matches(feature, name)))).toEqual([]);
});

test('no style sheet uses `lh`: see --body-line in tokens.css', () => {
  const sheets = filesOf('src', /\.css$/).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const using = sheets.filter(([, source]) => /\dr?lh\b/.test(source.replaceAll('`1lh`', '')));
  expect(using.map(([file]) => file)).toEqual([]);
});

test('every supported browser shows sized pictures', () => {
  expect(isPictureUnsupported(PICTURE_FORMAT)).toBe(false);
});

test.each([
  { why: 'an event', source: "window.addEventListener('scrollend', stop);", names: ['scrollend'] },
  { why: 'a method', source: 'element.togglePopover();', names: ['togglePopover'] },
  { why: 'a method of the language', source: 'Object.groupBy(dishes, by);', names: ['groupBy'] },
  { why: 'an old method', source: 'dishes.toSorted();', names: [] },
  { why: 'a comment', source: '// A picture travels by document.startViewTransition.', names: [] },
])('in a script, $why: $source', ({ source, names }) =>
  expect(unsupportedInScript(source)).toEqual(names),
);

test.each([
  { why: 'a property', source: 'a { field-sizing: content; }', names: ['field-sizing'] },
  { why: 'a value', source: 'a { display: ruby; }', names: ['display: ruby'] },
  { why: 'a selector', source: 'a:open { color: red; }', names: [':open'] },
  { why: 'an at-rule', source: '@scope (a) { b { color: red; } }', names: ['@scope'] },
  { why: 'an old selector', source: 'a:has(b):dir(rtl) { color: red; }', names: [] },
])('in a style sheet, $why: $source', ({ source, names }) =>
  expect(unsupportedInStyles(source)).toEqual(names),
);

test('the bundler targets the supported browsers, and the README names them', async () => {
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  expect(build.target).toEqual(BUILD_TARGET);
  const versions = SUPPORTED_BROWSERS.map(({ oldest }) => oldest).join(' | ');
  expect(readFileSync('README.md', 'utf8')).toContain(`| ${versions} |`);
});

function filesOf(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.(?:test|fixture)\./.test(file))
    .map((file) => path.posix.join(folder, file));
}
