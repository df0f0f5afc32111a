import type { LocalizedText } from './language.ts';

export interface Slide {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** A storage path; the backend resolves it to an address. */
  readonly imagePath: string;
}

export interface ReadySlide extends Slide {
  readonly image: string;
}

export interface SequenceEntry {
  readonly id: string;
  readonly name: LocalizedText;
  readonly index?: number | undefined;
  /** When its dishes are served. */
  readonly served?: LocalizedText;
}

/** A dish. Its fields are read by the table in `src/content/dish-fields.ts`. */
export interface Item extends Readonly<Record<DishText, LocalizedText>> {
  readonly id: string;
  readonly image?: string | undefined;
  readonly index?: number | undefined;
  readonly tags?: string | undefined;
  readonly sodiumMg?: number | undefined;
  /** How long a walk uses up the dish, as the chain states it. */
  readonly activityMinutes?: number | undefined;
  readonly soldOut?: true | undefined;
}

export type DishText = keyof typeof NO_TEXTS;

export type DishValue = Exclude<keyof Item, DishText | 'id'>;

export const NO_TEXTS = {
  title: {},
  description: {},
  price: {},
  calories: {},
  caffeine: {},
  allergens: {},
  category: {},
} as const;

export interface Section {
  /** Unique on the page and usable as an anchor. */
  readonly id: string;
  readonly name: LocalizedText;
  readonly served?: LocalizedText;
  readonly items: readonly Item[];
}
