import type { Language } from '../domain/language.ts';

/** Messages of "My picks", which are loaded with it. */
interface PicksMessages {
  readonly add: (title: string) => string;
  readonly oneLess: string;
  readonly oneMore: string;
  readonly myPicks: string;
  readonly addToPicks: string;
  readonly dishes: (count: number) => string;
  readonly comma: string;
}

export const picksMessages: Readonly<Record<Language, PicksMessages>> = {
  en: {
    add: (title) => `Add ${title}`,
    oneLess: 'One less',
    oneMore: 'One more',
    myPicks: 'My picks',
    addToPicks: 'Add to your picks',
    dishes: (count) => (count === 1 ? '1 dish' : `${count} dishes`),
    comma: ',',
  },
  ar: {
    add: (title) => `أضف ${title}`,
    oneLess: 'أقل واحدًا',
    oneMore: 'أضف واحدًا',
    myPicks: 'اختياراتي',
    addToPicks: 'أضف إلى اختياراتك',
    dishes: countDishes,
    comma: '،',
  },
};

/** One, two, a few (the plural), and many (the singular accusative). */
function countDishes(count: number): string {
  if (count === 0) return 'لا أطباق';
  if (count === 1) return 'طبق واحد';
  if (count === 2) return 'طبقان';
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return `${count} أطباق`;
  return lastTwo >= 11 ? `${count} طبقًا` : `${count} طبق`;
}
