import type { FindSrcSet } from '../domain/pictures.ts';

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

/** The documents of a collection kept as a JSON array; their ids are among their fields. */
export function parseDocuments(json: unknown): readonly RawDocument[] {
  if (!Array.isArray(json)) throw new TypeError('must be an array of documents');
  return json.map((fields: unknown, position) => ({ id: idOf(fields, position), fields }));
}

function idOf(fields: unknown, position: number): string {
  if (typeof fields === 'object' && fields !== null && 'id' in fields) {
    const { id } = fields;
    if (typeof id === 'string' && id.trim() !== '') return id;
    if (typeof id === 'number') return String(id);
  }
  return `#${position + 1}`;
}

export interface Collection {
  readonly documents: readonly RawDocument[];
  /** A copy kept on the device answered, because the network did not. */
  readonly isStoredCopy: boolean;
}

/** Reads all documents of a collection. Rejects, in bounded time, when they cannot be had. */
export type ReadCollection = (name: CollectionName) => Promise<Collection>;

/** Where the pictures are that the documents speak of. */
export interface Pictures {
  /** The path that relative addresses of item pictures are relative to. */
  readonly itemFolder: string;
  /** The address of a slide's picture, from the storage path the slide holds. */
  resolveSlide(path: string): Promise<string>;
  readonly findSrcSet: FindSrcSet;
}

/** What it takes to have the documents again when there is no network. */
export interface OfflineUse {
  /** Where plain requests find the collections, for the service worker to keep. */
  readonly collectionAddresses: readonly string[];
  /** Brings the backend's own copy up to date. For when the menu is on the screen: it can wait until then. */
  updateCopy(): void;
}

/** The port: what the app asks of the place its content comes from. */
export interface Backend {
  readonly readCollection: ReadCollection;
  /** Settles when the first authentication state is known; never rejects. */
  readonly firstSessionState: () => Promise<void>;
  readonly pictures: Pictures;
  readonly offline: OfflineUse;
}

/** Set by the service worker on answers it had kept, so that the page can tell them from fresh ones. */
export const STORED_COPY_HEADER = 'x-stored-copy';
