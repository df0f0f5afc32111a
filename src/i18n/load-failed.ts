import type { Language } from '../domain/language.ts';

interface LoadFailedMessages {
  readonly text: string;
  readonly tryAgain: string;
}

/** Inlined in the page, for when the app with the other messages cannot be loaded. */
export const loadFailedMessages: Readonly<Record<Language, LoadFailedMessages>> = {
  en: { text: 'A part of this page could not be loaded.', tryAgain: 'Try again' },
  ar: { text: 'تعذّر تحميل جزء من هذه الصفحة.', tryAgain: 'حاول مرة أخرى' },
};
