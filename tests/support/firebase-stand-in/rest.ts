import type { Backend } from './backend.ts';
import { errorBody, onCollection, RPC_STATUS } from './faults.ts';
import {
  cutShort,
  type Exchange,
  listAt,
  parseJson,
  readBody,
  sendBareError,
  sendJson,
  textAt,
} from './http.ts';
import { type StoredDocument, wireDocument } from './wire-document.ts';

export const REST_PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents:runQuery$/;

interface Answer {
  readonly collection: string;
  readonly documents: readonly StoredDocument[];
  readonly body: unknown;
}

/** Answers a query of a whole collection with a row per document. */
export async function handleRest(backend: Backend, exchange: Exchange): Promise<void> {
  const path = decodeURIComponent(exchange.url.pathname);
  const [, database = ''] = REST_PATH.exec(path) ?? [];
  const query = parseJson(await readBody(exchange));
  const [from] = listAt(query, 'structuredQuery', 'from');
  const collection = textAt(from, 'collectionId') ?? '';
  backend.traffic.logRequest(`query ${collection}`);
  await send(backend, exchange, runQuery(backend, database, collection));
}

function runQuery({ documents, now }: Backend, database: string, collection: string): Answer {
  const all = documents.documents(collection);
  const readTime = now();
  const rows = all.map((document) => ({
    document: wireDocument(database, collection, document),
    readTime,
  }));
  // An empty collection is one row without a document.
  return { collection, documents: all, body: rows.length > 0 ? rows : [{ readTime }] };
}

async function send(backend: Backend, exchange: Exchange, answer: Answer): Promise<void> {
  const { collection, documents, body } = answer;
  const fault = backend.faults.strike(onCollection(collection));
  switch (fault?.kind) {
    case 'permission-denied':
    case 'unavailable': {
      const error = errorBody(fault.kind);
      return sendJson(exchange, error, RPC_STATUS[fault.kind].http);
    }
    case 'http-error':
      return sendBareError(exchange, fault.status);
    case 'hang':
      return;
    case 'silent':
      return exchange.response.writeHead(200).flushHeaders();
    case 'drop':
      return cutShort(exchange, JSON.stringify(body));
    case 'slow':
      await backend.pause(fault.delayMs);
  }
  for (const _ of documents) backend.traffic.logRead(collection, 'rest');
  sendJson(exchange, body);
}
