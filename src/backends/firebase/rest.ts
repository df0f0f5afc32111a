import * as v from 'valibot';
import type { CollectionName, RawDocument } from '../../content/backend.ts';
import { isRecord } from '../../content/fields.ts';
import { withDeadline } from '../../platform/timing.ts';

export interface Database {
  readonly projectId: string;
  readonly apiKey: string;
  readonly emulatorHost: string | undefined;
}

/** Where the database answers. */
export function databaseOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
}

/** What the names of all documents begin with. */
export function documentsPath(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Where a plain request finds a whole collection, in one answer. */
export function queryAddress({ projectId, apiKey, emulatorHost }: Database): string {
  const path = `${databaseOrigin(emulatorHost)}/v1/${documentsPath(projectId)}:runQuery`;
  return `${path}?${new URLSearchParams({ key: apiKey })}`;
}

export function wholeCollection(name: CollectionName) {
  return { from: [{ collectionId: name }] };
}

/** The backend was reached and said no. Every other failure is want of a network. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';
}

/** A document as the wire has it. */
const wireDocument = v.object({
  name: v.string(),
  // A document without fields has not even an empty list of them.
  fields: v.optional(v.unknown()),
  createTime: v.string(),
  updateTime: v.string(),
});

export type WireDocument = v.InferOutput<typeof wireDocument>;

/** A whole collection, and when the backend read it. */
export interface WireCollection {
  readonly documents: readonly WireDocument[];
  readonly readTime: string;
}

const rows = v.array(
  v.object({
    document: v.optional(wireDocument),
    readTime: v.optional(v.string()),
    error: v.optional(v.object({ code: v.number(), message: v.string() })),
  }),
);

/**
 * Reads a collection by one plain request, without the SDK and without a preflight, whatever its size
 * (docs/decisions/006-firebase-reads.md). That request may be on its way already.
 */
export function fetchDocuments(
  database: Database,
  name: CollectionName,
  early?: Promise<Response>,
): Promise<WireCollection> {
  return withDeadline(`reading ${name}`, async (signal) => {
    const response = await (early ?? sendQuery(database, name, signal));
    if (!response.ok) throw failure(name, response.status);
    return parseRows(name, await response.json());
  });
}

function parseRows(name: CollectionName, json: unknown): WireCollection {
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
  return status < 500 ? new ReadRefused(answer) : new Error(answer);
}

/** Asks for a whole collection. A text as the body is sent as text/plain, for which no browser asks first. */
export function sendQuery(
  database: Database,
  name: CollectionName,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const body = JSON.stringify({ structuredQuery: wholeCollection(name) });
  return fetch(queryAddress(database), { method: 'POST', body, signal });
}

export function idOf({ name }: Pick<WireDocument, 'name'>): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function fromWireDocument(document: WireDocument): RawDocument {
  return { id: idOf(document), fields: fieldsFromWire(document.fields) };
}

/**
 * What a menu can use of a stored value: a text, a number, yes or no, null, a list, a map. All else (a
 * time, a place, a reference, bytes) becomes an empty map, which no field of a menu takes for a text.
 */
const FOREIGN = {};

/** A value as the wire has it: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export function fromWire(value: unknown): unknown {
  const [[kind, content] = []] = isRecord(value) ? Object.entries(value) : [];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'nullValue':
      return null;
    // Whole numbers come as texts, and so do those that JSON has no word for.
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'arrayValue':
      return isRecord(content) && Array.isArray(content.values) ? content.values.map(fromWire) : [];
    case 'mapValue':
      return isRecord(content) ? fieldsFromWire(content.fields) : {};
    default:
      return FOREIGN;
  }
}

/** The backend leaves out what is empty. */
export function fieldsFromWire(fields: unknown): Record<string, unknown> {
  return mapValues(isRecord(fields) ? fields : {}, fromWire);
}

/** A value as the SDK has it: its own classes stand for what is foreign to a menu. */
export function fromSdk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromSdk);
  if (!isRecord(value)) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? mapValues(value, fromSdk) : FOREIGN;
}

function mapValues(
  record: Record<string, unknown>,
  convert: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value)]));
}
