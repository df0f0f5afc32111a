import { isDeepStrictEqual } from 'node:util';
import type { StandInContent, StandInDocument } from './content.ts';
import { encodeFields, type StoredDocument } from './wire-document.ts';

export interface Changes {
  readonly changed: readonly StoredDocument[];
  readonly deleted: readonly string[];
}

interface Collection {
  readonly documents: ReadonlyMap<string, StoredDocument>;
  /** Deleted ids, with the revision that deleted them. */
  readonly deleted: ReadonlyMap<string, number>;
}

const EMPTY: Collection = { documents: new Map(), deleted: new Map() };

/** The documents, and what changed since each revision: a resumed query gets only that. */
export class DocumentStore {
  readonly #now: Clock;
  #collections: ReadonlyMap<string, Collection> = new Map();
  #revision = 0;

  constructor(now: Clock) {
    this.#now = now;
  }

  get revision(): number {
    return this.#revision;
  }

  replace(collections: StandInContent['collections']): void {
    this.#revision += 1;
    const names = new Set([...this.#collections.keys(), ...Object.keys(collections)]);
    this.#collections = new Map(
      [...names].map((name) => [name, this.#next(name, collections[name] ?? [])]),
    );
  }

  documents(collection: string): readonly StoredDocument[] {
    return [...this.#collection(collection).documents.values()];
  }

  document(collection: string, id: string): StoredDocument | undefined {
    return this.#collection(collection).documents.get(id);
  }

  changesSince(collection: string, revision: number): Changes {
    const { documents, deleted } = this.#collection(collection);
    return {
      changed: [...documents.values()].filter((document) => document.revision > revision),
      deleted: [...deleted].filter(([, at]) => at > revision).map(([id]) => id),
    };
  }

  #collection(name: string): Collection {
    return this.#collections.get(name) ?? EMPTY;
  }

  #next(name: string, documents: readonly StandInDocument[]): Collection {
    const before = this.#collection(name);
    const sorted = documents.toSorted((a, b) =>
      Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)),
    );
    const after = new Map(
      sorted.map((document) => [document.id, this.#store(document, before.documents)]),
    );
    const deleted = new Map(
      [
        ...before.deleted,
        ...[...before.documents.keys()].map((id) => [id, this.#revision] as const),
      ].filter(([id]) => !after.has(id)),
    );
    return { documents: after, deleted };
  }

  #store(document: StandInDocument, before: Collection['documents']): StoredDocument {
    const { id, ...rest } = document;
    const fields = encodeFields(rest);
    const old = before.get(id);
    if (old && isDeepStrictEqual(old.fields, fields)) return old;
    const now = this.#now();
    return {
      id,
      fields,
      createTime: old?.createTime ?? now,
      updateTime: now,
      revision: this.#revision,
    };
  }
}

export type Clock = () => string;

/**
 * The SDK ignores a document that is not newer than the one it has, so no two times may be equal, even
 * across two stand-ins that one browser talks to.
 */
export function startClock(): Clock {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 1000);
    const milliseconds = new Date(Math.floor(last / 1000)).toISOString().slice(0, -1);
    return `${milliseconds}${String(last % 1000).padStart(3, '0')}Z`;
  };
}

/** A token is valid only for the stand-in that issued it: each counts revisions from its own start. */
export class ResumeTokens {
  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
  }

  encode(revision: number): string {
    return Buffer.from(`${this.#owner}:${revision}`).toString('base64');
  }

  decode(token: string): number | undefined {
    const [owner, revision] = Buffer.from(token, 'base64').toString().split(':');
    return owner === this.#owner ? Number(revision) : undefined;
  }
}
