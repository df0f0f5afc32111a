import type { Language } from '../domain/language.ts';

/** Messages of "My picks", which are loaded with it. */
const english = {
  add: (title: string) => `Add ${title}`,
  oneLess: 'One less',
  oneMore: 'One more',
  myPicks: 'My picks',
  addToPicks: 'Add to your picks',
};

export const picksMessages: Readonly<Record<Language, typeof english>> = {
  en: english,
  ar: {
    add: (title) => `أضف ${title}`,
    oneLess: 'أنقِص واحدًا',
    oneMore: 'زِد واحدًا',
    myPicks: 'اختياراتي',
    addToPicks: 'أضف إلى اختياراتك',
  },
};
