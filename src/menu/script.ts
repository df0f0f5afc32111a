import type { Language } from './language.ts';

/** Whether a text that exists in one language only reads as this one, judged by its letters. */
export function readsAs(text: string, language: Language): boolean {
  return /\p{Script=Arabic}/u.test(text) === (language === 'ar');
}
