import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { BUILD_TARGET, SUPPORTED_BROWSERS } from '../build/supported-browsers.ts';
import { lateInScript, lateInStyles } from './late-features.ts';

/** What a file of the page may name though a supported browser lacks it, and what happens there. */
const SCRIPTS = [
  ['src/platform/timing.ts', 'requestIdleCallback', 'a moment later is idle enough'],
  ['src/platform/timing.ts', 'cancelIdleCallback', 'goes with the one before'],
  ['src/start.ts', 'fetchPriority', 'files come in the order they are asked for'],
  ['src/start.ts', 'imageSizes', 'the picture is asked for a moment later'],
  ['src/start.ts', 'imageSrcset', 'the picture is asked for a moment later'],
  [
    'src/page/dish/dish-address.ts',
    'hasUAVisualTransition',
    'the browser is taken to show nothing',
  ],
  ['src/page/dish/use-drag.ts', 'changedTouches', 'there is no screen to touch'],
  ['src/page/dish/use-drag.ts', 'touchcancel', 'there is no screen to touch'],
  ['src/page/dish/use-drag.ts', 'touchend', 'there is no screen to touch'],
  ['src/page/dish/use-drag.ts', 'touchmove', 'there is no screen to touch'],
  ['src/page/dish/use-drag.ts', 'touchstart', 'there is no screen to touch'],
  ['src/page/hero/use-carousel.ts', 'changedTouches', 'there is no screen to touch'],
  [
    'src/page/menu/use-is-rendered.ts',
    'ContentVisibilityAutoStateChangeEvent',
    'all counts as seen',
  ],
  ['src/page/menu/use-is-rendered.ts', 'contentvisibilityautostatechange', 'all counts as seen'],
  ['src/page/dish/use-share.ts', 'canShare', 'the link is copied'],
  [
    'src/page/dish/use-picture-transition.ts',
    'startViewTransition',
    'the sheet opens without the picture’s way',
  ],
  ['src/page/allergens/waiter-card.tsx', 'wakeLock', 'the screen goes dark when it always does'],
  ['src/platform/motion.ts', 'scrollend', 'rest says that scrolling has ended'],
] as const;

/** What style sheets may name: a browser leaves out what it does not know. */
const STYLES = [
  ['content-visibility', 'everything is rendered'],
  ['contain-intrinsic-block-size', 'goes with the one before'],
  ['@starting-style', 'a sheet is there at once'],
  ['text-wrap', 'lines break where they are full'],
  ['scrollbar-gutter', 'the page is wider while its scrollbar is gone'],
  ['scrollbar-width', '::-webkit-scrollbar hides it'],
  ['overscroll-behavior', 'what is behind scrolls on at the end'],
  ['user-select', 'the bundler adds the prefix'],
  ['text-size-adjust', 'the bundler adds the prefix'],
  ['accent-color', 'a box is ticked in the system’s colour'],
  ['forced-color-adjust', 'there are no forced colours'],
  ['cursor', 'there is no mouse'],
  ['break-after', 'a heading may end a sheet of paper'],
  ['@page', 'paper has the printer’s margins'],
  ['view-transition', 'goes with startViewTransition'],
  ['active-view-transition', 'goes with startViewTransition'],
  ['-webkit-', 'of one engine, and for it'],
] as const;

test('what a supported browser lacks is named only where its absence is seen to', () => {
  const found = filesOf('src', /\.tsx?$/).flatMap((file) =>
    lateInScript(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(found.toSorted()).toEqual(SCRIPTS.map(([file, name]) => `${file} ${name}`).toSorted());
});

test('what a supported browser lacks of style sheets is known, and nothing without it', () => {
  const found = filesOf('src', /\.css$/).flatMap((file) =>
    lateInStyles(readFileSync(file, 'utf8')),
  );
  const isOf = (feature: string, name: string) => name.replace(/^:+/, '').startsWith(feature);
  expect(found.filter((name) => !STYLES.some(([feature]) => isOf(feature, name)))).toEqual([]);
  expect(STYLES.filter(([feature]) => !found.some((name) => isOf(feature, name)))).toEqual([]);
});

test.each([
  { why: 'an event', source: "window.addEventListener('scrollend', stop);", late: ['scrollend'] },
  { why: 'a method', source: 'element.togglePopover();', late: ['togglePopover'] },
  { why: 'a method of the language', source: 'Object.groupBy(dishes, by);', late: ['groupBy'] },
  { why: 'an old method', source: 'dishes.toSorted();', late: [] },
  { why: 'a comment', source: '// A picture travels by document.startViewTransition.', late: [] },
])('in a script, $why: $source', ({ source, late }) => expect(lateInScript(source)).toEqual(late));

test.each([
  { why: 'a property', source: 'a { field-sizing: content; }', late: ['field-sizing'] },
  { why: 'a value', source: 'a { display: ruby; }', late: ['display: ruby'] },
  { why: 'a selector', source: 'a:open { color: red; }', late: [':open'] },
  { why: 'an at-rule', source: '@scope (a) { b { color: red; } }', late: ['@scope'] },
  { why: 'an old selector', source: 'a:has(b):dir(rtl) { color: red; }', late: [] },
])('in a style sheet, $why: $source', ({ source, late }) =>
  expect(lateInStyles(source)).toEqual(late),
);

test('the bundler translates for the supported browsers, and the README names them', async () => {
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
