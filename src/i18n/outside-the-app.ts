import type { Language } from '../domain/language.ts';

type Messages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Inlined in the page, for when the app with the other messages cannot be loaded. */
export const loadFailedMessages: Messages<'text' | 'notMarked' | 'tryAgain'> = {
  en: {
    text: 'A part of this page could not be loaded.',
    // For visitors who have chosen allergens.
    notMarked: ' Allergens are not marked.',
    tryAgain: 'Try again',
  },
  ar: {
    text: 'تعذّر تحميل جزء من هذه الصفحة.',
    notMarked: ' مسببات الحساسية غير محددة.',
    tryAgain: 'حاول مرة أخرى',
  },
};

export const notFoundMessages: Messages<'title' | 'text' | 'link'> = {
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

export const tableCardMessages: Messages<'scan' | 'table'> = {
  en: { scan: 'Scan for the menu', table: 'Table' },
  ar: { scan: 'امسح الرمز لعرض القائمة', table: 'طاولة' },
};
