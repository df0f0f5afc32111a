import type { Backend } from './backend.ts';
import type { StoredDocument } from './document-store.ts';
import { cutShort, type Exchange, sendBareError, sendJson } from './exchange.ts';
import { onCollection } from './faults.ts';
import { errorBody, RPC_STATUS } from './rpc-status.ts';
import { wireDocument } from './wire-document.ts';

export const REST_PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/(.+)$/;

interface Answer {
  readonly collection: string;
  readonly documents: readonly StoredDocument[];
  readonly body: unknown;
}

export async function handleRest(backend: Backend, exchange: Exchange): Promise<void> {
  const path = decodeURIComponent(exchange.url.pathname);
  const [, database = '', collection = ''] = REST_PATH.exec(path) ?? [];
  await send(backend, exchange, listPage(backend, exchange.url, database, collection));
}

function listPage({ documents }: Backend, url: URL, database: string, collection: string): Answer {
  const all = documents.documents(collection);
  const size = Number(url.searchParams.get('pageSize')) || 20;
  const start = Number(url.searchParams.get('pageToken') ?? 0);
  const end = start + size;
  const page = all.slice(start, end);
  return {
    collection,
    documents: page,
    body: {
      // The backend leaves out an empty list.
      ...(page.length > 0
        ? { documents: page.map((document) => wireDocument(database, collection, document)) }
        : {}),
      ...(end < all.length ? { nextPageToken: `${end}` } : {}),
    },
  };
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
