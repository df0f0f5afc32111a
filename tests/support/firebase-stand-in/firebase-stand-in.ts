import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { VITALS_PATH } from '../firebase-build.ts';
import { Backend } from './backend.ts';
import type { StandInContent } from './content.ts';
import type { Fault } from './faults.ts';
import { allowOrigin, answerPreflight, type Exchange, sendJson } from './http.ts';
import { handleRest, REST_PATH } from './rest.ts';
import { handleStorage, STORAGE_PATH } from './storage.ts';

export interface FirebaseStandIn {
  /** `127.0.0.1:PORT`: Firestore's REST interface and Storage in one. */
  readonly host: string;
  /** The number of documents sent. */
  readonly reads: number;
  readsOf(collection: string): number;
  /**
   * `METHOD /path` of each request, followed by `query COLLECTION` or `download PATH`. What the stand-in
   * does not serve, such as the SDK's own reads, is listed and answered with 404.
   */
  readonly requests: readonly string[];
  /** Forgets the reads and the requests so far. */
  resetCounts(): void;
  setContent(content: StandInContent): void;
  /** Replaces all faults; without an argument, removes them. */
  setFault(fault?: Fault): void;
  addFault(fault: Fault): void;
  close(): Promise<void>;
}

export async function startFirebaseStandIn(content: StandInContent): Promise<FirebaseStandIn> {
  const backend = new Backend(content);
  const server = createServer((request, response) => {
    answer(backend, request, response).catch((error: unknown) => {
      // The page closed the connection, or the stand-in is closing: neither is an error.
      if (request.socket.destroyed || backend.closed) return;
      response.destroy();
      throw error;
    });
  });
  server.on('connection', (socket) => {
    if (backend.faults.offline) socket.destroy();
  });
  const host = `127.0.0.1:${await listenOnFreePort(server)}`;

  const cutIfOffline = () => {
    if (backend.faults.offline) server.closeAllConnections();
  };

  return {
    host,
    get reads() {
      return backend.traffic.reads();
    },
    readsOf: (collection) => backend.traffic.reads(collection),
    get requests() {
      return backend.traffic.requests;
    },
    resetCounts: () => backend.traffic.reset(),
    setContent: (next) => backend.setContent(next),
    setFault: (fault) => {
      backend.faults.replace(fault ? [fault] : []);
      cutIfOffline();
    },
    addFault: (fault) => {
      backend.faults.add(fault);
      cutIfOffline();
    },
    close: async () => {
      backend.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  backend: Backend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const exchange: Exchange = { request, response, url };
  const path = decodeURIComponent(url.pathname);
  // No traffic of the database.
  if (path === VITALS_PATH) return void response.writeHead(204).end();
  backend.traffic.logRequest(`${request.method} ${path}`);
  allowOrigin(exchange);
  if (request.method === 'OPTIONS') return answerPreflight(exchange);
  if (REST_PATH.test(path)) return handleRest(backend, exchange);
  if (STORAGE_PATH.test(url.pathname)) return handleStorage(backend, exchange);
  sendJson(exchange, { error: { code: 404, message: 'Not Found', status: 'NOT_FOUND' } }, 404);
}

function listenOnFreePort(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
}
