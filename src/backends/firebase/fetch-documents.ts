import * as v from 'valibot';
import type { CollectionName } from '../../content/backend.ts';
import { withDeadline } from '../../platform/deadline.ts';
import type { Database } from './query-address.ts';
import { sendQuery } from './send-query.ts';

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
