import type { Kind } from './transfer.ts';

/** Bytes on the wire before scrolling, by target. */
export const TRANSFER_BUDGETS: Readonly<Record<string, Partial<Record<Kind | 'total', number>>>> = {
  embedded: { html: 30_000, js: 80_000, css: 8000, fonts: 60_000, total: 350_000 },
};

/** Requests before scrolling, by target. */
export const REQUEST_BUDGETS: Readonly<Record<string, number>> = { embedded: 20 };

/** Lighthouse's scores at the least. Performance is made of times: it informs and never fails. */
export const SCORE_BUDGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  embedded: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  firebase: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  pulled: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
};

/** Lighthouse's cumulative layout shift, on every target. */
export const CLS_BUDGET = 0.01;

/** The first card of the largest menu, in multiples of the smallest menu's. */
export const FIRST_CARD_GROWTH_BUDGET = 2;

/** At the largest menu. Machines differ, so these inform and never fail. */
export const KEYSTROKE_BUDGETS_MS = { median: 50, worst: 150 } as const;

/** Requests a second, in multiples of what a plain static server carries. */
export const THROUGHPUT_BUDGET = 0.5;

/** The server's memory after a soak, in multiples of before. */
export const SOAK_GROWTH_BUDGET = 1.5;
