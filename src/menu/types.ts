import type { Bilingual } from './language.ts';

export interface Slide {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  /** A storage path; the backend resolves it to an address. */
  readonly imagePath: string;
}

/** An entry of the category sequence: a category's names and its place on the menu. */
export interface SequenceEntry {
  readonly id: string;
  readonly name: Bilingual;
  readonly index?: number;
}

export interface Item {
  readonly id: string;
  /** An absolute address. */
  readonly image?: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly price: Bilingual;
  readonly calories: Bilingual;
  readonly allergens: Bilingual;
  readonly category: Bilingual;
  readonly index?: number;
  readonly tags?: string;
}

/** A category as displayed: it has at least one item. */
export interface Section {
  /** Unique on the page and usable as an anchor. */
  readonly id: string;
  readonly name: Bilingual;
  readonly items: readonly Item[];
}
