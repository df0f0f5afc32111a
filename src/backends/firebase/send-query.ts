import type { CollectionName } from '../../content/backend.ts';
import { type Database, queryAddress, wholeCollection } from './query-address.ts';

/** Asks for a whole collection. A text as the body is sent as text/plain, for which no browser asks first. */
export function sendQuery(
  database: Database,
  name: CollectionName,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const body = JSON.stringify({ structuredQuery: wholeCollection(name) });
  return fetch(queryAddress(database), { method: 'POST', body, signal });
}
