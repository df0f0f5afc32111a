import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { addressIn, mediansOf } from './applied.ts';
import { type AppliedFigures, visitSlowly } from './applied-visit.ts';
import { withBrowser, withPhone } from './browser.ts';
import { serveCheckout } from './checkout.ts';
import { type ScaleFigures, summarise } from './scale.ts';
import { serveMenu } from './targets.ts';
import { visitMenu } from './visit.ts';
import { warmUp } from './warm-up.ts';

export interface Pair<Figures> {
  readonly here: Figures;
  readonly there: Figures;
}

export interface Comparison {
  readonly arrival: readonly (Pair<AppliedFigures> & { readonly language: Language })[];
  readonly usage: Pair<ScaleFigures>;
}

interface Options {
  /** Another checkout of this project. */
  readonly folder: string;
  /** To each of the two, in each language. */
  readonly visits: number;
  readonly onProgress: (doing: string) => void;
}

/** This tree's embedded menu and another's, on the same content. */
export async function compare(options: Options): Promise<Comparison> {
  const there = await serveCheckout(options.folder);
  try {
    const here = await serveMenu();
    try {
      return await compareAddresses(here.address, there.address, options);
    } finally {
      await here.close();
    }
  } finally {
    await there.close();
  }
}

function compareAddresses(here: string, there: string, { visits, onProgress }: Options) {
  return withBrowser([], async ({ browser }) => {
    const arrival: Comparison['arrival'][number][] = [];
    for (const language of LANGUAGES) {
      onProgress(`here and there: ${language}`);
      const pages = { here: addressIn(here, language), there: addressIn(there, language) };
      await warmUp(browser, pages.here);
      await warmUp(browser, pages.there);
      const seen = await inTurn(pages, visits, (address) => visitSlowly(browser, address));
      arrival.push({ language, here: mediansOf(seen.here), there: mediansOf(seen.there) });
    }
    onProgress('here and there: search and language');
    const word = await findWord();
    const used = await inTurn({ here, there }, visits, (address) =>
      withPhone(browser, (page) => visitMenu(page, address, word)),
    );
    return { arrival, usage: { here: summarise(used.here), there: summarise(used.there) } };
  });
}

/** In turn, so that whatever else the machine does in the meantime befalls both. */
async function inTurn<T>(
  pages: Pair<string>,
  visits: number,
  visit: (address: string) => Promise<T>,
): Promise<Pair<readonly T[]>> {
  const here: T[] = [];
  const there: T[] = [];
  for (let count = 0; count < visits; count += 1) {
    here.push(await visit(pages.here));
    there.push(await visit(pages.there));
  }
  return { here, there };
}

/** A word of the shipped menu, and how many dishes it finds there. */
async function findWord() {
  const word = 'ribeye';
  const items: readonly Readonly<Record<string, string>>[] = JSON.parse(
    await readFile('content/SteakHouseMenu.json', 'utf8'),
  );
  const matches = items.filter(({ titleEn = '', descriptionsEn = '' }) =>
    [titleEn, descriptionsEn].some((text) => text.toLowerCase().includes(word)),
  );
  return { word, matches: matches.length };
}
