import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/menu/language.ts';
import { addressIn, mediansOf } from './applied.ts';
import { type AppliedFigures, visitSlowly } from './applied-visit.ts';
import { withBrowser } from './browser.ts';
import { serveCheckout } from './checkout.ts';
import { serveMenu } from './targets.ts';
import { warmUp } from './warm-up.ts';

export interface Comparison {
  readonly language: Language;
  readonly here: AppliedFigures;
  readonly there: AppliedFigures;
}

interface Options {
  /** Another checkout of this project. */
  readonly folder: string;
  /** To each of the two, in each language. */
  readonly visits: number;
  readonly onProgress: (doing: string) => void;
}

/** This tree's embedded menu and another's, on the same content. */
export async function compare(options: Options): Promise<readonly Comparison[]> {
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
    const comparisons: Comparison[] = [];
    for (const language of LANGUAGES) {
      onProgress(`here and there: ${language}`);
      const pages = { here: addressIn(here, language), there: addressIn(there, language) };
      comparisons.push({ language, ...(await visitInTurn(browser, pages, visits)) });
    }
    return comparisons;
  });
}

/** In turn, so that whatever else the machine does in the meantime befalls both. */
async function visitInTurn(
  browser: Browser,
  pages: Readonly<Record<'here' | 'there', string>>,
  visits: number,
) {
  await warmUp(browser, pages.here);
  await warmUp(browser, pages.there);
  const here: AppliedFigures[] = [];
  const there: AppliedFigures[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    here.push(await visitSlowly(browser, pages.here));
    there.push(await visitSlowly(browser, pages.there));
  }
  return { here: mediansOf(here), there: mediansOf(there) };
}
