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
  yes,
} from './fields.ts';

interface TextField {
  readonly stored: Readonly<Record<Language, string>>;
  readonly parse: (language: Language) => ParseField<string>;
}

/**
 * The texts of a dish. A new one is added here and to `NO_TEXTS` in `src/domain/types.ts`: the parser,
 * the test data and check-content follow.
 */
export const DISH_TEXTS: Readonly<Record<DishText, TextField>> = {
  title: stored('title', () => text),
  description: stored('descriptions', () => textOrList('/')),
  price: stored('price', () => text),
  calories: stored('calories', () => text),
  caffeine: stored('caffeine', () => text),
  allergens: stored('allergens', (language) => textOrList(COMMAS[language])),
  category: stored('category', () => text),
};

function stored(name: string, parse: TextField['parse']): TextField {
  return { stored: { en: `${name}En`, ar: `${name}Ar` }, parse };
}

/** The values of a dish that are the same in every language, by the name they are stored under. */
export const DISH_VALUES: Readonly<Record<DishValue, string>> = {
  image: 'itemImage',
  index: 'index',
  tags: 'tags',
  sodiumMg: 'sodiumMg',
  activityMinutes: 'activityMinutes',
  soldOut: 'soldOut',
};

export function readDishTexts(read: ReadField): Partial<Record<DishText, LocalizedText>> {
  return mapValues(DISH_TEXTS, (field) => localized(read, field.stored, field.parse));
}

export function readDishValues(read: ReadField) {
  return {
    image: read(DISH_VALUES.image, text),
    index: read(DISH_VALUES.index, index),
    tags: read(DISH_VALUES.tags, textOrList(', ')),
    sodiumMg: read(DISH_VALUES.sodiumMg, amount),
    activityMinutes: read(DISH_VALUES.activityMinutes, amount),
    soldOut: read(DISH_VALUES.soldOut, yes),
  };
}
