import type { Problem } from '../../src/content/parse-collection.ts';
import type { LocalizedText } from '../../src/domain/language.ts';

/** With an error the diner loses something; with a warning it is shown, but poorly. */
export type Severity = 'error' | 'warning';

export type Kind =
  | 'unreadable'
  | 'duplicate-id'
  | 'duplicate-index'
  | 'uncategorised'
  | 'empty-category'
  | 'duplicate-category'
  | 'category-pair'
  | 'same-name'
  | 'missing'
  | 'markup'
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
  /** What the document is called on the menu, where it has a name. */
  readonly titles?: LocalizedText;
}

export function placeOf({ collection, id, field }: Problem): string {
  return JSON.stringify([collection, id, field]);
}
