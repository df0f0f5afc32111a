import type { Page } from '@playwright/test';
import { card } from './cards.ts';
import { category, dish } from './sample-menu.ts';
import type { ContentOverrides } from './site.ts';

const STEAKS = [
  dish('ribeye', 'Ribeye', {
    index: 1,
    priceEn: '149',
    priceAr: '149',
    allergensEn: 'Milk',
    allergensAr: 'حليب',
  }),
  dish('t-bone', 'T-bone', { index: 2, priceEn: '97.50', priceAr: '97.50' }),
  dish('catch', 'Catch', { index: 3, priceEn: 'Market price', priceAr: 'حسب السوق' }),
  dish('platter', 'Platter', { index: 4, priceEn: '80' }),
];

export const PICKS_MENU: ContentOverrides = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1)],
  SteakHouseMenu: STEAKS,
};

export const TEXTS = {
  en: {
    title: (name: string) => name,
    add: 'Add',
    addToPicks: 'Add to my picks',
    bar: 'My picks: 3 dishes, 395.50 SR',
    myPicks: 'My picks',
    total: 'Total 395.50 SR',
    less: 'One less',
    more: 'One more',
    uncounted: 'not in the total',
    nothingIsSent: 'Nothing is sent. Show this list to the waiter.',
    waiter: 'Show the waiter',
    empty: 'Empty list',
    undo: 'Undo',
    noPicks: 'Your list is empty.',
    ask: 'Add 3 dishes to your picks?',
  },
  ar: {
    title: (name: string) => `${name} بالعربية`,
    add: 'أضف',
    addToPicks: 'أضف إلى اختياراتي',
    bar: 'اختياراتي: 3 أطباق، 395.50 ريال',
    myPicks: 'اختياراتي',
    total: 'المجموع 395.50 ريال',
    less: 'أنقِص واحدًا',
    more: 'زِد واحدًا',
    uncounted: 'غير محسوب في المجموع',
    nothingIsSent: 'لا يُرسَل أي طلب. اعرض هذه القائمة على النادل.',
    waiter: 'اعرض على النادل',
    empty: 'إفراغ القائمة',
    undo: 'تراجع',
    noPicks: 'قائمتك فارغة.',
    ask: 'هل تريد إضافة 3 أطباق إلى اختياراتك؟',
  },
} as const;

type Language = keyof typeof TEXTS;

export const addButton = (page: Page, language: Language, name: string) =>
  card(page, TEXTS[language].title(name)).getByRole('button', {
    name: `${TEXTS[language].add} ${TEXTS[language].title(name)}`,
    exact: true,
  });

export const bar = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${TEXTS[language].myPicks}`) });

export const sheet = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: TEXTS[language].myPicks });

/** One of each dish, as an earlier visit stored them. */
export const storedPicks = (ids: readonly string[]): string =>
  JSON.stringify({
    dishes: ids.map((id) => ({ id, count: 1, title: {} })),
    changedAt: Date.now(),
  });

/** Two of the first dish, one of the second. */
export async function pick(page: Page, language: Language): Promise<void> {
  await addButton(page, language, 'Ribeye').click();
  await addButton(page, language, 'Ribeye').click();
  await addButton(page, language, 'T-bone').click();
}
