import * as v from 'valibot';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { mapValues } from '../../content/fields.ts';
import { isRecord } from '../../domain/json.ts';
import { withTimeout } from '../../platform/timing.ts';

export interface Database {
  readonly projectId: string;
  readonly apiKey: string;
  readonly emulatorHost: string | undefined;
}

export function databaseOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
}

export function documentsPath(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

export function collectionQuery(name: CollectionName) {
  return { from: [{ collectionId: name }] };
}

/** The same request may succeed later. 429: a quota is exceeded. */
export function isTemporary(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** The backend answered and refused. Every other failure counts as no network. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';
}

const restDocument = v.object({
  name: v.string(),
  // Absent in a document without fields.
  fields: v.optional(v.unknown()),
  createTime: v.string(),
  updateTime: v.string(),
});

export type RestDocument = v.InferOutput<typeof restDocument>;

export interface RestCollection {
  readonly documents: readonly RestDocument[];
  readonly readTime: string;
}

const rows = v.array(
  v.object({
    document: v.optional(restDocument),
    readTime: v.optional(v.string()),
    error: v.optional(v.object({ code: v.number(), message: v.string() })),
  }),
);

/** One plain request, without the SDK and without a preflight (docs/decisions/006-firebase-reads.md). */
export function fetchDocuments(
  database: Database,
  name: CollectionName,
  preloaded?: Promise<Response>,
): Promise<RestCollection> {
  return withTimeout(`reading ${name}`, async (signal) => {
    const response = await (preloaded ?? sendQuery(database, name, signal));
    if (!response.ok) throw failure(name, response.status);
    return parseRows(name, await response.json());
  });
}

/** `fetch` sends a text body as text/plain, which needs no preflight. */
export function sendQuery(
  { projectId, apiKey, emulatorHost }: Database,
  name: CollectionName,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const path = `${databaseOrigin(emulatorHost)}/v1/${documentsPath(projectId)}:runQuery`;
  const body = JSON.stringify({ structuredQuery: collectionQuery(name) });
  return fetch(`${path}?${new URLSearchParams({ key: apiKey })}`, { method: 'POST', body, signal });
}

function parseRows(name: CollectionName, json: unknown): RestCollection {
  const answer = v.parse(rows, json);
  for (const { error } of answer) {
    if (error) throw failure(name, error.code, error.message);
  }
  return {
    documents: answer.flatMap(({ document }) => (document ? [document] : [])),
    readTime: answer.findLast(({ readTime }) => readTime !== undefined)?.readTime ?? '',
  };
}

function failure(name: CollectionName, status: number, message = ''): Error {
  const answer = `reading ${name}: the answer was ${status} ${message}`.trimEnd();
  return isTemporary(status) ? new Error(answer) : new ReadRefused(answer);
}

export function documentId({ name }: Pick<RestDocument, 'name'>): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function decodeDocument(document: RestDocument): RawDocument {
  return { id: documentId(document), fields: decodeFields(document.fields) };
}

/** Firestore omits empty maps. */
export function decodeFields(fields: unknown): Record<string, unknown> {
  return mapValues(isRecord(fields) ? fields : {}, decodeFirestoreValue);
}

/** Timestamps, places, references and bytes become an empty map, which no parser accepts as a text. */
const UNSUPPORTED = {};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export function decodeFirestoreValue(value: unknown): unknown {
  const [[kind, content] = []] = isRecord(value) ? Object.entries(value) : [];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'nullValue':
      return null;
    // JSON holds integers as strings, and also NaN and infinities.
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'arrayValue':
      return isRecord(content) && Array.isArray(content.values)
        ? content.values.map(decodeFirestoreValue)
        : [];
    case 'mapValue':
      return isRecord(content) ? decodeFields(content.fields) : {};
    default:
      return UNSUPPORTED;
  }
}

export function decodeSdkValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeSdkValue);
  if (!isRecord(value)) return value;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? mapValues(value, decodeSdkValue) : UNSUPPORTED;
}

/** The same text for the same fields: Firestore promises no order of them. */
export function canonical(fields: unknown): string {
  return JSON.stringify(fields, (_key, value: unknown) => {
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
