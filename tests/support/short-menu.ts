import { readFileSync } from 'node:fs';
import type { ContentOverrides } from './site.ts';

interface Dish {
  readonly titleEn: string;
  readonly categoryEn: string;
}

const dishes: readonly Dish[] = JSON.parse(readFileSync('content/SteakHouseMenu.json', 'utf8'));

const longest = new Map<string, Dish>();
for (const dish of dishes) {
  const { titleEn = '' } = longest.get(dish.categoryEn) ?? {};
  if (dish.titleEn.length > titleEn.length) longest.set(dish.categoryEn, dish);
}

/** The menu that ships, with one dish of each category: the one with the longest title. */
export const SHORT_MENU: ContentOverrides = { SteakHouseMenu: [...longest.values()] };
