import type { FindPictureSources } from '../menu/pictures.ts';

/** §3: the three collections, by the names the database knows them by. */
export const HERO = 'SHAdminHero';
export const SEQUENCE = 'SteakHouseCategorySequence';
export const MENU = 'SteakHouseMenu';

export const COLLECTIONS = [HERO, SEQUENCE, MENU] as const;

export type CollectionName = (typeof COLLECTIONS)[number];

/** A document as stored: its fields are anything until they are parsed. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

export interface Collection {
  readonly documents: readonly RawDocument[];
  /** A copy kept on the device answered, because the network did not. */
  readonly isStoredCopy: boolean;
}

/** The port: what the app asks of the place its content comes from. */
export interface Backend {
  /** Settles when the first authentication state is known; never rejects. */
  firstSessionState(): Promise<void>;
  /** All documents of a collection. Rejects, in bounded time, when they cannot be had. */
  readCollection(name: CollectionName): Promise<Collection>;
  /** The address of a slide's picture, from the storage path the slide holds. */
  resolveSlideImage(path: string): Promise<string>;
  readonly pictureSources: FindPictureSources;
  /** The path that relative addresses of item pictures are relative to. */
  readonly itemImageFolder: string;
  /** Where plain requests find the collections, for those that keep them for offline use. */
  readonly collectionAddresses: readonly string[];
  /** Told once the menu is on the screen: what can wait has waited until now. */
  onMenuShown(): void;
}
