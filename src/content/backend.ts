import type { FindSrcSet } from '../domain/pictures.ts';

/** §3: the three collections, by their names in the database. */
export const HERO = 'SHAdminHero';
export const SEQUENCE = 'SteakHouseCategorySequence';
export const MENU = 'SteakHouseMenu';
/** Optional: how branches differ. Read only if `menu.config.ts` says `branches: true`. */
export const BRANCHES = 'SteakHouseBranches';

export const COLLECTIONS = [HERO, SEQUENCE, MENU] as const;
export const ALL_COLLECTIONS = [...COLLECTIONS, BRANCHES] as const;

export type CollectionName = (typeof ALL_COLLECTIONS)[number];

/** A document as stored: its fields are unknown until they are parsed. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

/** The documents of a collection that is a JSON array; the ids are among the fields. */
export function parseDocuments(json: unknown): readonly RawDocument[] {
  if (!Array.isArray(json)) throw new TypeError('must be an array of documents');
  return json.map((fields: unknown, position) => ({ id: idOf(fields, position), fields }));
}

function idOf(fields: unknown, position: number): string {
  if (typeof fields === 'object' && fields !== null && 'id' in fields) {
    const { id } = fields;
    if (typeof id === 'string' && id.trim() !== '') return id.toWellFormed();
    if (typeof id === 'number') return String(id);
  }
  return `#${position + 1}`;
}

export interface Collection {
  readonly documents: readonly RawDocument[];
  /** The network did not answer, but a copy stored on the device did. */
  readonly isOfflineCopy: boolean;
}

/** Reads all documents of a collection. Rejects within a timeout when they cannot be read. */
export type ReadCollection = (name: CollectionName) => Promise<Collection>;

export interface Pictures {
  /** The base path of relative addresses of item pictures. */
  readonly itemFolder: string;
  resolveSlide(path: string): Promise<string>;
  readonly findSrcSet: FindSrcSet;
}

/** What makes the documents available without a network. */
export interface OfflineUse {
  /** For the service worker to cache. */
  readonly neededAddresses: readonly string[];
  /** Updates the backend's own offline copy. Called once the menu is shown. */
  updateCopy(): void;
}

/** The port that every source of content implements. */
export interface Backend {
  readonly readCollection: ReadCollection;
  /** Settles when the first authentication state is known; never rejects. */
  readonly firstSessionState: () => Promise<void>;
  readonly pictures: Pictures;
  readonly offline: OfflineUse;
}

/** Set by the service worker on cached responses, so that the page can tell them from fresh ones. */
export const OFFLINE_COPY_HEADER = 'x-offline-copy';
