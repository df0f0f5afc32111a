import type { Language } from '../domain/language.ts';

interface LoadFailedMessages {
  readonly text: string;
  /** For visitors who have chosen allergens. */
  readonly notMarked: string;
  readonly tryAgain: string;
}

/** Inlined in the page, for when the app with the other messages cannot be loaded. */
export const loadFailedMessages: Readonly<Record<Language, LoadFailedMessages>> = {
  en: {
    text: 'A part of this page could not be loaded.',
    notMarked: ' Allergens are not marked.',
    tryAgain: 'Try again',
  },
  ar: {
    text: 'تعذّر تحميل جزء من هذه الصفحة.',
    notMarked: ' مسببات الحساسية غير محددة.',
    tryAgain: 'حاول مرة أخرى',
  },
};

interface NotFoundMessages {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

export const notFoundMessages: Readonly<Record<Language, NotFoundMessages>> = {
  en: {
    title: 'Page not found',
    text: 'This page is not on the menu.',
    link: 'Go to the menu',
  },
  ar: {
    title: 'الصفحة غير موجودة',
    text: 'هذه الصفحة ليست في القائمة.',
    link: 'إلى قائمة الطعام',
  },
};

interface TableCardMessages {
  readonly scan: string;
  readonly table: string;
}

export const tableCardMessages: Readonly<Record<Language, TableCardMessages>> = {
  en: { scan: 'Scan for the menu', table: 'Table' },
  ar: { scan: 'امسح الرمز لعرض القائمة', table: 'طاولة' },
};
