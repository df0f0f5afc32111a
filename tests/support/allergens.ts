import { expect, type Page } from '@playwright/test';
import { category, dish } from './sample-menu.ts';
import type { ContentOverrides } from './site.ts';

const SOUP = { categoryEn: 'Soups', categoryAr: 'شوربات' };

/** The same two allergens in every spelling, and a dish without information. */
export const ALLERGEN_DISHES = [
  dish('ribeye', 'Ribeye', {
    index: 1,
    priceEn: '149',
    priceAr: '149',
    allergensEn: 'Milk, Nuts',
    allergensAr: 'حليب، مكسرات',
  }),
  dish('t-bone', 'T-bone', { index: 2, allergensEn: 'MILK/nuts', allergensAr: 'الحليب ومكسرات' }),
  dish('sirloin', 'Sirloin', { index: 3, allergensEn: 'Egg', allergensAr: 'بيض' }),
  dish('fillet', 'Fillet', { index: 4 }),
  dish('tomato', 'Tomato soup', {
    ...SOUP,
    index: 1,
    allergensEn: 'Nuts',
    allergensAr: 'مكسرات',
  }),
  dish('lentil', 'Lentil soup', { ...SOUP, index: 2, allergensAr: 'حَليب' }),
];

export const ALLERGEN_MENU: ContentOverrides = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1), category('Soups', 'شوربات', 2)],
  SteakHouseMenu: ALLERGEN_DISHES,
};

/** The stored choice of milk. */
export const MILK_CHOSEN = { allergens: [{ group: 'milk' }], isHiding: false };

export const WORDS = {
  en: {
    allergens: 'Allergens',
    milk: 'Milk',
    nuts: 'Nuts',
    peanuts: 'Peanuts',
    egg: 'Egg',
    containsMilk: 'Contains milk',
    avoidingMilk: 'Avoiding milk',
    avoidingThree: 'Avoiding egg, milk and nuts',
    avoidingTwoMore: 'Avoiding egg, milk +1',
    without: 'Without egg, milk and nuts',
    noInformation: 'No allergen information. Please ask us.',
    threeDishes: '3 dishes',
    hiddenMilk: '3 dishes with milk are hidden',
    hiddenBoth: '4 dishes with milk or nuts are hidden',
    show: 'Show them',
    clear: 'Clear',
    close: 'Close',
    showDishes: /^Show \d+ dish/,
    showAll: 'Show 6 dishes',
    showTwo: 'Show 2 dishes',
    waiter: 'Show the waiter',
    backToTop: 'Back to top',
    steaks: 'Steaks',
    soups: 'Soups',
    title: (name: string) => name,
  },
  ar: {
    allergens: 'مسببات الحساسية',
    milk: 'حليب',
    nuts: 'مكسرات',
    peanuts: 'فول سوداني',
    egg: 'بيض',
    containsMilk: 'يحتوي على حليب',
    avoidingMilk: 'تتجنّب: حليب',
    avoidingThree: 'تتجنّب: بيض وحليب ومكسرات',
    avoidingTwoMore: 'تتجنّب: بيض، حليب \u2066+1\u2069',
    without: 'بدون بيض وحليب ومكسرات',
    noInformation: 'لا تتوفر معلومات عن مسببات الحساسية. يُرجى سؤالنا.',
    threeDishes: '3 أطباق',
    hiddenMilk: 'أطباق مخفية فيها حليب: 3',
    hiddenBoth: 'أطباق مخفية فيها حليب أو مكسرات: 4',
    show: 'أظهرها',
    clear: 'مسح',
    close: 'إغلاق',
    showDishes: /^عرض /,
    showAll: 'عرض 6 أطباق',
    showTwo: 'عرض طبقين',
    waiter: 'اعرض على النادل',
    backToTop: 'العودة إلى الأعلى',
    steaks: 'ستيك',
    soups: 'شوربات',
    title: (name: string) => `${name} بالعربية`,
  },
} as const;

type Words = (typeof WORDS)['en' | 'ar'];

export async function openSheet(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.allergens }).click();
}

export function sheet(page: Page, words: Words) {
  return page.getByRole('dialog', { name: words.allergens });
}

/** The exact name: “Peanuts” has “nuts” in it. */
export function option(page: Page, words: Words, name: string) {
  return sheet(page, words).getByRole('checkbox', { name, exact: true });
}

export async function choose(page: Page, words: Words, ...names: readonly string[]): Promise<void> {
  await openSheet(page, words);
  for (const name of names) await option(page, words, name).check();
  await sheet(page, words).getByRole('button', { name: words.showDishes }).click();
}

/** Chooses these and unchecks all others. */
export async function chooseOnly(
  page: Page,
  language: 'en' | 'ar',
  ...names: readonly string[]
): Promise<void> {
  const words = WORDS[language];
  await openSheet(page, words);
  for (const name of [words.milk, words.nuts, words.egg]) {
    await option(page, words, name).setChecked(names.includes(name));
  }
  await sheet(page, words).getByRole('button', { name: words.showDishes }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Stores a choice before the visit. */
export async function storeChoice(page: Page, choice: unknown): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('menu-allergens', text),
    JSON.stringify(choice),
  );
}
