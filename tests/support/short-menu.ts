import { readFileSync } from 'node:fs';
import { CONTENT } from './restaurant/folder.ts';
import type { ContentOverrides } from './site.ts';

interface Dish {
  readonly titleEn: string;
  readonly titleAr: string;
  readonly descriptionsEn: string;
  readonly descriptionsAr: string;
  readonly categoryEn: string;
}

const dishes: readonly Dish[] = JSON.parse(readFileSync(`${CONTENT}/SteakHouseMenu.json`, 'utf8'));

const longest = new Map<string, Dish>();
for (const dish of dishes) {
  const { titleEn = '' } = longest.get(dish.categoryEn) ?? {};
  if (dish.titleEn.length > titleEn.length) longest.set(dish.categoryEn, dish);
}

/** The tests' menu, with one dish of each category: the one with the longest title. */
export const SHORT_MENU: ContentOverrides = { SteakHouseMenu: [...longest.values()] };

/** Every other dish of the tests' menu. */
export const HALF_MENU: ContentOverrides = {
  SteakHouseMenu: dishes.filter((_, position) => position % 2 === 0),
};

/** The dishes of the tests' menu whose texts hold a number. */
export const NUMBERS_MENU: ContentOverrides = {
  SteakHouseMenu: dishes.filter(({ titleEn, titleAr, descriptionsEn, descriptionsAr }) =>
    /\p{Nd}/u.test([titleEn, titleAr, descriptionsEn, descriptionsAr].join()),
  ),
};
