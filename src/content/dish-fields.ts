import { COMMAS, type Language, type LocalizedText } from '../domain/language.ts';
import type { DishText, DishValue } from '../domain/types.ts';
import {
  amount,
  index,
  localized,
  mapValues,
  type ParseField,
  type ReadField,
  text,
  textOrList,
} from './fields.ts';

interface TextField {
  readonly stored: Readonly<Record<Language, string>>;
  readonly parse: (language: Language) => ParseField<string>;
  /** Whether diners read it. */
  readonly isShown: boolean;
  /** A dish that has it in one language only is shown poorly, but loses no name, price or allergen. */
  readonly isOptional: boolean;
}

/**
 * The texts of a dish. A new one is added here and to `NO_TEXTS` in `src/domain/types.ts`: the parser,
 * the test data and check-content follow.
 */
export const DISH_TEXTS: Readonly<Record<DishText, TextField>> = {
  title: shown('title', () => text),
  description: { ...shown('descriptions', () => textOrList('/')), isOptional: true },
  price: shown('price', () => text),
  calories: { ...shown('calories', () => text), isOptional: true },
  caffeine: { ...shown('caffeine', () => text), isOptional: true },
  allergens: shown('allergens', (language) => textOrList(COMMAS[language])),
  category: { ...shown('category', () => text), isShown: false },
};

function shown(name: string, parse: TextField['parse']): TextField {
  return { stored: { en: `${name}En`, ar: `${name}Ar` }, parse, isShown: true, isOptional: false };
}

/** The values of a dish that are the same in every language, by the name they are stored under. */
export const DISH_VALUES: Readonly<Record<DishValue, string>> = {
  image: 'itemImage',
  index: 'index',
  tags: 'tags',
  sodiumMg: 'sodiumMg',
  activityMinutes: 'activityMinutes',
};

export function readDishTexts(read: ReadField): Partial<Record<DishText, LocalizedText>> {
  return mapValues(DISH_TEXTS, ({ stored, parse }) => localized(read, stored, parse));
}

export function readDishValues(read: ReadField) {
  return {
    image: read(DISH_VALUES.image, text),
    index: read(DISH_VALUES.index, index),
    tags: read(DISH_VALUES.tags, textOrList(', ')),
    sodiumMg: read(DISH_VALUES.sodiumMg, amount),
    activityMinutes: read(DISH_VALUES.activityMinutes, amount),
  };
}
