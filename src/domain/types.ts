import type { Bilingual } from './language.ts';

export interface Slide {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** A storage path; the backend resolves it to an address. */
  readonly imagePath: string;
}

/** A slide whose picture has an address. */
export interface ReadySlide extends Slide {
  readonly image: string;
}

/** An entry of the category sequence: a category's names and its place on the menu. */
export interface SequenceEntry {
  readonly id: string;
  readonly name: Bilingual;
  readonly index?: number;
}

export interface Item {
  readonly id: string;
  /** A path on the site that serves the page, or a whole address. */
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

/** A category as displayed: it has at least one item, possibly an awaited one. */
export interface Section {
  /** Unique on the page and usable as an anchor. */
  readonly id: string;
  readonly name: Bilingual;
  readonly items: readonly Item[];
  /** How many more items follow that the served page leaves out, until the app has read the menu. */
  readonly awaited?: number;
}
