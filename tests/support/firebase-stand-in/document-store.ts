import { isDeepStrictEqual } from 'node:util';
import type { JsonValue, StandInContent, StandInDocument } from './content.ts';

export interface StoredDocument {
  readonly id: string;
  readonly fields: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
}

type Collection = ReadonlyMap<string, StoredDocument>;

/** The documents, with times that change only when their fields do. */
export class DocumentStore {
  readonly #now: Clock;
  #collections: ReadonlyMap<string, Collection> = new Map();

  constructor(now: Clock) {
    this.#now = now;
  }

  replace(collections: StandInContent['collections']): void {
    this.#collections = new Map(
      Object.entries(collections).map(([name, documents]) => [name, this.#next(name, documents)]),
    );
  }

  documents(collection: string): readonly StoredDocument[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  #next(name: string, documents: readonly StandInDocument[]): Collection {
    const before = this.#collections.get(name);
    const sorted = documents.toSorted((a, b) =>
      Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)),
    );
    return new Map(
      sorted.map((document) => [document.id, this.#store(document, before?.get(document.id))]),
    );
  }

  #store({ id, ...rest }: StandInDocument, old: StoredDocument | undefined): StoredDocument {
    const fields = encodeFields(rest);
    if (old && isDeepStrictEqual(old.fields, fields)) return old;
    const now = this.#now();
    return { id, fields, createTime: old?.createTime ?? now, updateTime: now };
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

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly arrayValue: { readonly values: readonly WireValue[] } }
  | { readonly mapValue: { readonly fields: WireFields } };

type WireFields = Readonly<Record<string, WireValue>>;

function encodeFields(fields: Readonly<Record<string, JsonValue>>): WireFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

function encodeValue(value: JsonValue): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  }
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

// Array.isArray does not narrow a readonly array.
function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
