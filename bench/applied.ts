import type { Browser } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { type AppliedFigures, visitSlowly } from './applied-visit.ts';
import { median } from './statistics.ts';
import { warmUp } from './warm-up.ts';

export type AppliedByLanguage = Readonly<Partial<Record<Language, AppliedFigures>>>;

/** In a full run. */
export const APPLIED_VISITS = 5;

/** Medians of several visits in each language, with the network really held. */
export async function measureApplied(
  browser: Browser,
  address: string,
  languages: readonly Language[],
  visits: number,
): Promise<AppliedByLanguage> {
  const applied: Partial<Record<Language, AppliedFigures>> = {};
  for (const language of languages) {
    const page = addressIn(address, language);
    await warmUp(browser, page);
    const all: AppliedFigures[] = [];
    for (let visit = 0; visit < visits; visit += 1) all.push(await visitSlowly(browser, page));
    applied[language] = mediansOf(all);
  }
  return applied;
}

/** As a QR code has it. */
export function addressIn(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}

export function mediansOf(visits: readonly AppliedFigures[]): AppliedFigures {
  const middle = (read: (visit: AppliedFigures) => number) => median(visits.map(read));
  return {
    firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
    firstDishMs: middle(({ firstDishMs }) => firstDishMs),
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    dishOpenMs: middle(({ dishOpenMs }) => dishOpenMs),
  };
}
