import { type Language, textIn } from '../domain/language.ts';
import type { Item } from '../domain/types.ts';
import { ar } from './ar.ts';
import { en, type Messages } from './en.ts';

export const messages: Readonly<Record<Language, Messages>> = { en, ar };

/** The other language's title if this one is missing. */
export function dishName({ title }: Pick<Item, 'title'>, language: Language): string {
  return textIn(title, language)?.text ?? '';
}
