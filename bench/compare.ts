import path from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { type Figures, median, printTable, round, valuesOf } from './figures.ts';
import { withBrowser } from './phone.ts';
import { startCheckout } from './targets.ts';
import { visit, warmUp } from './visit.ts';

const HIGHEST_RATIO = 1.05;

interface Pair<T> {
  readonly here: T;
  readonly there: T;
}

/** Compares this checkout with another one, each with its own build and server. */
export async function compare(folder: string, visits: number): Promise<void> {
  const here = await startCheckout('.');
  const there = await startCheckout(path.resolve(folder));
  const addresses = { here: here.address, there: there.address };
  await withBrowser([], (browser) => compareAddresses(browser, addresses, visits));
  await here.close();
  await there.close();
}

async function compareAddresses(browser: Browser, addresses: Pair<string>, visits: number) {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const language of LANGUAGES) {
    const seen = await visitBoth(browser, addresses, language, visits);
    for (const name of Object.keys(seen.here[0] ?? {})) {
      const [here, there] = [valuesOf(seen.here, name), valuesOf(seen.there, name)];
      const ratio = round(median(here) / median(there));
      rows[name] = {
        ...rows[name],
        [`${language} here`]: round(median(here)),
        [`${language} there`]: round(median(there)),
        [`${language} ratio`]: ratio > HIGHEST_RATIO ? `${ratio} ABOVE` : ratio,
        // A busy machine only ever makes a visit slower.
        [`${language} best`]: round(Math.min(...here) / Math.min(...there)),
      };
    }
  }
  printTable(`Medians of ${visits} visits each; ABOVE: the ratio is over ${HIGHEST_RATIO}`, rows);
}

/** Alternating, so that a busy machine slows both alike. */
async function visitBoth(
  browser: Browser,
  { here, there }: Pair<string>,
  language: Language,
  visits: number,
): Promise<Pair<readonly Figures[]>> {
  const seen: Pair<Figures[]> = { here: [], there: [] };
  const visitHere = async () => seen.here.push(await visit(browser, here, language));
  const visitThere = async () => seen.there.push(await visit(browser, there, language));
  await warmUp(browser, here, language);
  await warmUp(browser, there, language);
  for (let count = 0; count < visits; count += 1) {
    console.log(`Visiting both in ${language}, ${count + 1} of ${visits} ...`);
    const isEven = count % 2 === 0;
    await (isEven ? visitHere() : visitThere());
    await (isEven ? visitThere() : visitHere());
  }
  return seen;
}
