import type { Language } from '../domain/language.ts';

/** Messages of "My picks", which are loaded with it. */
interface PicksMessages {
  readonly add: (title: string) => string;
  readonly oneLess: string;
  readonly oneMore: string;
  readonly myPicks: string;
  readonly addToPicks: string;
}

export const picksMessages: Readonly<Record<Language, PicksMessages>> = {
  en: {
    add: (title) => `Add ${title}`,
    oneLess: 'One less',
    oneMore: 'One more',
    myPicks: 'My picks',
    addToPicks: 'Add to your picks',
  },
  ar: {
    add: (title) => `أضف ${title}`,
    oneLess: 'أنقِص واحدًا',
    oneMore: 'زِد واحدًا',
    myPicks: 'اختياراتي',
    addToPicks: 'أضف إلى اختياراتك',
  },
};
