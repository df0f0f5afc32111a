import { COMMA } from '../domain/description.ts';
import type { Language } from '../domain/language.ts';
import type { DishText, DishValue } from '../domain/types.ts';
import { index, type ParseField, text, textOrList } from './fields.ts';

/**
 * The fields of a dish. A new one is added here and in `src/domain/types.ts`; the parser, the test data,
 * the check for empty dishes and check-content follow from this table.
 */
interface TextField {
  /** The stored name without the suffix of the language: `title` is stored as `titleEn` and `titleAr`. */
  readonly stored: string;
  readonly parse: (language: Language) => ParseField<string>;
  /** A dish with none of the shown texts and no picture is left out. */
  readonly isShown: boolean;
}

export const DISH_TEXTS: Readonly<Record<DishText, TextField>> = {
  title: { stored: 'title', parse: () => text, isShown: true },
  description: { stored: 'descriptions', parse: () => textOrList('/'), isShown: true },
  price: { stored: 'price', parse: () => text, isShown: true },
  calories: { stored: 'calories', parse: () => text, isShown: true },
  allergens: {
    stored: 'allergens',
    parse: (language) => textOrList(COMMA[language]),
    isShown: true,
  },
  category: { stored: 'category', parse: () => text, isShown: false },
};

/** Values that are the same in every language, by the name they are stored under. */
export const DISH_VALUES = {
  image: { stored: 'itemImage', parse: text },
  index: { stored: 'index', parse: index },
  tags: { stored: 'tags', parse: textOrList(', ') },
} as const satisfies Record<DishValue, unknown>;

export const LANGUAGE_SUFFIX: Readonly<Record<Language, string>> = { en: 'En', ar: 'Ar' };
