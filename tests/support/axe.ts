import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the other palette only the colours differ. */
const COLOUR_TAGS = ['cat.color'];

/** Of the page, or of a part of it where the rest has been looked at already; in both palettes. */
export async function expectNoViolations(page: Page, part = ':root'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page, part, TAGS), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, part, COLOUR_TAGS), 'dark').toEqual([]);
}

async function findViolations(
  page: Page,
  part: string,
  tags: readonly string[],
): Promise<readonly string[]> {
  // Colours are judged at rest, not half-way through a transition.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results: AxeResults = await page.evaluate(
    ([context, values]) =>
      Reflect.get(window, 'axe').run(context, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // Takes a card that is only a picture and its title for a link with both.
        rules: { 'image-redundant-alt': { enabled: false } },
      }),
    [part, tags] as const,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message}`).join(' | ')}`,
  );
}
