import type { PageContent } from '../content/page-content.ts';
import type { Language } from '../menu/language.ts';
import type { Item } from '../menu/types.ts';

/** What a link to a dish shows of it. */
export type DishPreview = Pick<Item, 'title' | 'description' | 'image'>;

/** One version of the content, rendered. */
export interface Edition {
  /** As much of it as the page holds. */
  readonly content: PageContent;
  readonly screens: Readonly<Record<Language, string>>;
  /** Every dish, also those that the page does not hold. */
  readonly dishes: ReadonlyMap<string, DishPreview>;
}
