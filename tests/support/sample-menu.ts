import type { ContentOverrides } from './site.ts';

/** An existing picture. */
export const PICTURE = 'images/dishes/ribeye.webp';

interface Fields {
  readonly [field: string]: unknown;
}

export const dish = (id: string, titleEn: string, fields: Fields = {}): Fields => ({
  id,
  titleEn,
  titleAr: `${titleEn} بالعربية`,
  categoryEn: 'Steaks',
  categoryAr: 'ستيك',
  itemImage: PICTURE,
  ...fields,
});

export const category = (categoryEn: string, categoryAr: string, index: unknown): Fields => ({
  id: categoryEn.toLowerCase(),
  categoryEn,
  categoryAr,
  index,
});

export const slide = (id: string, title: string, fields: Fields = {}): Fields => ({
  id,
  title,
  imageUrl: 'images/hero/steak.webp',
  ...fields,
});

export const THREE_SLIDES = [slide('a', 'First'), slide('b', 'Second'), slide('c', 'Third')];

/** Two categories with some fields missing. */
export const SMALL_MENU = {
  SHAdminHero: THREE_SLIDES,
  SteakHouseCategorySequence: [category('Soups', 'شوربات', 2), category('Steaks', 'ستيك', 1)],
  SteakHouseMenu: [
    dish('ribeye', 'Ribeye', {
      descriptionsEn: 'Rice/Salad / Sauce',
      descriptionsAr: 'أرز/سلطة',
      priceEn: '149',
      priceAr: 149,
      caloriesEn: '720 kcal',
      caloriesAr: '720 سعرة',
      allergensEn: 'Milk, mustard',
      allergensAr: 'حليب، خردل',
      tags: 'Best, Spicy',
      index: 1,
    }),
    dish('t-bone', 'T-bone', { priceEn: 0, index: '2' }),
    dish('sirloin', 'Sirloin', { titleAr: '', descriptionsEn: 'Mushroom sauce', index: 3 }),
    dish('tomato', 'Tomato soup', {
      categoryEn: 'Soups',
      categoryAr: 'شوربات',
      descriptionsEn: 'Basil/Croutons',
      titleAr: 'شوربة طماطم',
    }),
  ],
} satisfies ContentOverrides;

/** Long enough to scroll. */
export const LONG_MENU: ContentOverrides = {
  SHAdminHero: [],
  SteakHouseCategorySequence: numbers(8).map((n) => category(`Category ${n}`, `قسم ${n}`, n)),
  SteakHouseMenu: numbers(8).flatMap((n) =>
    numbers(6).map((m) =>
      dish(`dish-${n}-${m}`, `Dish ${n}.${m}`, {
        categoryEn: `Category ${n}`,
        categoryAr: `قسم ${n}`,
        index: m,
      }),
    ),
  ),
};

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, position) => position + 1);
}
