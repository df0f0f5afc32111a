import type { Language } from '../domain/language.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' };

/** The interface's messages in English. Every language has this shape. */
export const en = {
  languageName: 'English',
  languageNameShort: 'EN',
  lunchSpecials: 'Lunch Specials',
  findStores: 'Find Stores',
  downloadApp: 'Download App',
  skipToMenu: 'Skip to the menu',
  backToTop: 'Back to top',
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
  showAll: 'Show the whole menu',
  goTo: 'Go to',

  categories: 'Categories',
  otherDishes: 'More',
  recommended: 'Recommended',
  currency: 'SR',
  currencyName: 'riyal',

  dish: 'Dish',
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
    `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of walking`,

  allergenChoice: 'Allergens',
  contains: (names: readonly string[]) => `Contains ${names.join(', ')}`,
  mayContain: (names: readonly string[]) => `May contain ${names.join(', ')}`,
  noInformation: 'No allergen information. Please ask us.',
  without: (names: readonly string[]) => `Without ${names.join(', ')}`,
  hiddenMatches: (count: number, isCertain: boolean, names: readonly string[]) => {
    const verb = count === 1 ? 'contains' : 'contain';
    return `${count} more ${isCertain ? verb : `${verb} or may contain`} ${names.join(' or ')}.`;
  },
  hiddenDishes: 'Dishes with your allergens are hidden.',
  showHidden: 'Show them',
  showWaiter: 'Show the waiter',

  loading: 'Loading...',
  offline: 'You are offline. This is the menu as you last saw it.',
  hideNote: 'Hide this note',
  beingPrepared: 'The menu is being prepared.',
  categoriesFailed: 'Failed to fetch categories',
  itemsFailed: 'Failed to fetch menu items',
  tryAgain: 'Try again',

  poweredBy: 'Powered by',
};

export type Messages = typeof en;

function countDishes(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}
