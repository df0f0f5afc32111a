import type { PageContent } from '../content/page-content.ts';
import { findId } from '../domain/find-item.ts';
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

export function findDish(rendered: RenderedContent, id: string): DishPreview | undefined {
  return parseDishes(rendered).get(id);
}

/** The id of the dish that an address means. */
export function findDishId(rendered: RenderedContent, addressed: string): string | undefined {
  return findId([...parseDishes(rendered).keys()], addressed);
}

/** Parses the previews when the first link to a dish is opened. */
function parseDishes(rendered: RenderedContent): ReadonlyMap<string, DishPreview> {
  const known = parsed.get(rendered) ?? new Map(Object.entries(JSON.parse(rendered.dishes)));
  parsed.set(rendered, known);
  return known;
}
