import type { Language } from '../domain/language.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' };

export const en = {
  languageName: 'English',
  languageNameShort: 'EN',
  lunchSpecials: 'Lunch Specials',
  findStores: 'Find Stores',
  downloadApp: 'Download App',
  opensNewTab: 'Opens in a new tab',
  skipToMenu: 'Skip to the menu',
  backToTop: 'Back to top',
  top: 'Top',
  pageTitle: (brand: string) => `${brand} – Menu`,
  dishTitle: (dish: string, brand: string) => `${dish} – ${brand}`,

  highlights: 'Highlights',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  slide: (position: number, count: number) => `Slide ${position} of ${count}`,

  search: 'Search',
  searchPlaceholder: 'Search Menu...',
  clearSearch: 'Clear search',
  dishes: countDishes,
  matchCount: (count: number) => `${count === 0 ? 'No dishes' : countDishes(count)} found`,
  noMatch: (query: string) => `No dishes match “${query}”`,
  matchesElsewhere: (count: number, language: Language) =>
    `${count === 1 ? '1 match' : `${count} matches`} in ${LANGUAGE_NAMES[language]}`,
  closest: 'Closest',
  showAll: 'Show the whole menu',
  goTo: 'Go to',

  list: 'List',
  pictures: 'Pictures',
  order: 'Order',
  orders: {
    menu: 'As on the menu',
    price: 'Price, low to high',
    calories: 'Calories, low to high',
  },

  categories: 'Categories',
  otherDishes: 'More',
  recommended: 'Recommended',
  soldOut: 'Sold out',
  currency: 'SR',
  currencyName: 'riyal',

  dishPlace: (dish: string, position: number, count: number) => `${dish}, ${position} of ${count}`,
  dishGone: 'This dish is no longer on the menu.',
  previousItem: 'Previous item',
  nextItem: 'Next item',
  close: 'Close',
  share: 'Share',
  linkCopied: 'Link copied',
  calories: 'Calories:',
  allergens: 'Allergens:',
  salt: 'Salt:',
  grams: (amount: number) => `${amount} g`,
  highInSalt: 'High in salt',
  caffeine: 'Caffeine:',
  caffeineLimit: 'Adults: no more than 400 mg of caffeine a day.',
  walking: (minutes: number) =>
    `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of walking to burn it off`,

  allergenChoice: 'Allergens',
  /** Narrow phones show the last part only. */
  allergenChoiceParts: ['', 'Allergens'],
  contains: (names: readonly string[]) => `Contains ${joinNames(names, 'en')}`,
  mayContain: (names: readonly string[]) => `May contain ${joinNames(names, 'en')}`,
  noInformation: 'No allergen information. Please ask us.',
  /** Dishes with these are marked. */
  avoiding: (names: string) => `Avoiding ${names}`,
  /** Dishes with these are hidden. */
  without: (names: string) => `Without ${names}`,
  more: (count: number) => `+${count}`,
  hiddenDishes: (count: number, names: readonly string[]) =>
    `${countDishes(count)} with ${joinNames(names, 'en', 'disjunction')} ${count === 1 ? 'is' : 'are'} hidden`,
  hiddenMatches: ({ count, isAll, isCertain, names }: HiddenMatches) => {
    const verb = count === 1 ? 'contains' : 'contain';
    const all = count === 1 ? 'The only match' : `All ${count} matches`;
    const what = `${isCertain ? verb : `${verb} or may contain`} ${joinNames(names, 'en', 'disjunction')}`;
    return isAll ? `${all} ${what}.` : `${count} more ${what}`;
  },
  showHidden: 'Show them',
  showWaiter: 'Show the waiter',

  loading: 'Loading...',
  outdated: 'The menu could not be updated. This is the menu as you last saw it.',
  offline: 'You are offline. This is the menu as you last saw it.',
  hideNote: 'Hide this note',
  beingPrepared: 'The menu is being prepared.',
  categoriesFailed: 'Failed to fetch categories',
  itemsFailed: 'Failed to fetch menu items',
  tryAgain: 'Try again',

  poweredBy: 'Powered by',
};

export type Messages = typeof en;

interface HiddenMatches {
  readonly count: number;
  readonly isAll: boolean;
  readonly isCertain: boolean;
  readonly names: readonly string[];
}

function countDishes(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}

/** British English has no comma before its "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar' };

export function joinNames(
  names: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(LOCALES[language], { type }).format(names);
}
