import type { Backend } from './backend.ts';
import { onCollection } from './faults.ts';
import { cutShort, type Exchange, readBody, sendBareError, sendJson } from './http.ts';

export const REST_PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents:runQuery$/;

const ERRORS = {
  'permission-denied': {
    code: 403,
    status: 'PERMISSION_DENIED',
    message: 'Missing or insufficient permissions.',
  },
  unavailable: {
    code: 503,
    status: 'UNAVAILABLE',
    message: 'The service is currently unavailable.',
  },
} as const;

/** Answers a query of a whole collection with a row per document. */
export async function handleRest(backend: Backend, exchange: Exchange): Promise<void> {
  const path = decodeURIComponent(exchange.url.pathname);
  const [, database = ''] = REST_PATH.exec(path) ?? [];
  const { structuredQuery } = JSON.parse(await readBody(exchange));
  const collection = String(structuredQuery.from[0].collectionId);
  backend.traffic.logRequest(`query ${collection}`);
  const rows = runQuery(backend, database, collection);
  const fault = backend.faults.strike(onCollection(collection));
  switch (fault?.kind) {
    case 'permission-denied':
    case 'unavailable': {
      const error = ERRORS[fault.kind];
      return sendJson(exchange, { error }, error.code);
    }
    case 'http-error':
      return sendBareError(exchange, fault.status);
    case 'hang':
      return;
    case 'silent':
      return exchange.response.writeHead(200).flushHeaders();
    case 'drop':
      return cutShort(exchange, JSON.stringify(rows));
    case 'slow':
      await backend.pause(fault.delayMs);
  }
  backend.traffic.logReads(collection, backend.documents.documents(collection).length);
  sendJson(exchange, rows);
}

function runQuery({ documents, now }: Backend, database: string, collection: string) {
  const readTime = now();
  const rows = documents.documents(collection).map(({ id, fields, createTime, updateTime }) => {
    const name = `${database}/documents/${collection}/${id}`;
    // The backend omits empty maps.
    const present = Object.keys(fields).length > 0 ? { fields } : {};
    return { document: { name, ...present, createTime, updateTime }, readTime };
  });
  // An empty collection is one row without a document.
  return rows.length > 0 ? rows : [{ readTime }];
}
