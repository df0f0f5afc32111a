import type { Language } from '../domain/language.ts';
import { ar } from './ar.ts';
import { en, type Messages } from './en.ts';

export const messages: Readonly<Record<Language, Messages>> = { en, ar };
