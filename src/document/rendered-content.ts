import type { PageContent } from '../content/page-content.ts';
import type { Language } from '../domain/language.ts';
import type { Item } from '../domain/types.ts';

/** The preview that a shared link to a dish shows. */
export type DishPreview = Pick<Item, 'title' | 'description' | 'image'>;

/** The content rendered in both languages. */
export interface RenderedContent {
  /** The part of the content that the page holds. */
  readonly content: PageContent;
  readonly markup: Readonly<Record<Language, string>>;
  /** Previews of all dishes by id, as JSON; also of dishes that the page does not hold. */
  readonly dishes: string;
}

const parsed = new WeakMap<RenderedContent, ReadonlyMap<string, DishPreview>>();

/** Parses the previews when the first link to a dish is opened. */
export function findDish(rendered: RenderedContent, id: string): DishPreview | undefined {
  const known = parsed.get(rendered) ?? new Map(Object.entries(JSON.parse(rendered.dishes)));
  parsed.set(rendered, known);
  return known.get(id);
}
