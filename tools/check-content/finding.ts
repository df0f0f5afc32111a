import type { Problem } from '../../src/content/problem.ts';

/** With an error the diner loses something; with a warning it is shown, but poorly. */
export type Severity = 'error' | 'warning';

export type Kind =
  | 'unreadable'
  | 'duplicate-id'
  | 'duplicate-index'
  | 'uncategorised'
  | 'empty-category'
  | 'duplicate-category'
  | 'one-language'
  | 'allergens'
  | 'rules'
  | 'price'
  | 'picture-missing'
  | 'picture-broken'
  | 'picture-small'
  | 'picture-heavy';

/** What is wrong with one field of one document, and what that costs the diner. */
export interface Finding extends Problem {
  readonly kind: Kind;
  readonly severity: Severity;
  readonly cost: string;
}

export function placeOf({ collection, id, field }: Problem): string {
  return JSON.stringify([collection, id, field]);
}
