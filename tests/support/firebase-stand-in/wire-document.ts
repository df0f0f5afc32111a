import type { JsonValue } from './content.ts';

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly arrayValue: { readonly values: readonly WireValue[] } }
  | { readonly mapValue: { readonly fields: WireFields } };

export type WireFields = Readonly<Record<string, WireValue>>;

export function encodeFields(fields: Readonly<Record<string, JsonValue>>): WireFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

export function encodeValue(value: JsonValue): WireValue {
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

export interface StoredDocument {
  readonly id: string;
  readonly fields: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
  readonly revision: number;
}

/** `database` is `projects/P/databases/D`. */
export function documentName(database: string, collection: string, id: string): string {
  return `${database}/documents/${collection}/${id}`;
}

export function wireDocument(database: string, collection: string, document: StoredDocument) {
  const { id, fields, createTime, updateTime } = document;
  const name = documentName(database, collection, id);
  // The backend omits empty maps.
  const isEmpty = Object.keys(fields).length === 0;
  return { name, ...(isEmpty ? {} : { fields }), createTime, updateTime };
}

/** The part of a resource name after `documents/`: a path of collections and documents. */
export function relativePath(name: string): string {
  return name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\/?/, '');
}
