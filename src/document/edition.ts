import type { PageContent } from '../content/page-content.ts';
import type { Language } from '../domain/language.ts';
import type { Item } from '../domain/types.ts';

/** What a link to a dish shows of it. */
export type DishPreview = Pick<Item, 'title' | 'description' | 'image'>;

/** One version of the content, rendered. */
export interface Edition {
  /** As much of it as the page holds. */
  readonly content: PageContent;
  readonly screens: Readonly<Record<Language, string>>;
  /** The previews of all dishes by their ids, also of those that the page does not hold, as JSON. */
  readonly dishes: string;
}

const parsed = new WeakMap<Edition, ReadonlyMap<string, DishPreview>>();

/** A long menu's previews are read when the first link to a dish is followed, and not before. */
export function findDish(edition: Edition, id: string): DishPreview | undefined {
  const known = parsed.get(edition) ?? new Map(Object.entries(JSON.parse(edition.dishes)));
  parsed.set(edition, known);
  return known.get(id);
}
