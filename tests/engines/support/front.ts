import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { SERVICE_WORKER } from '../../../server/security-headers.ts';
import { MENU_PATH } from '../../../src/domain/constants.ts';
import { LISTENING } from './listening.ts';

/**
 * What stands between an engine and the site: an origin of its own, where nothing is stored yet, and a
 * place to see and to hold back what is asked for, for engines that cannot be told to.
 */
export interface Front {
  readonly origin: string;
  /** The paths asked for. */
  readonly asked: readonly string[];
  /** What the console would complain of. */
  readonly complaints: readonly string[];
  /** Paths that match wait for their answer until the answer of this is called. */
  holdBack(pattern: RegExp): () => void;
  /** The page comes without its menu, as in a build that reads it live. */
  arriveEmpty(): void;
  /** It would store the whole app for every promise, so it must be asked for. */
  allowServiceWorker(): void;
  close(): Promise<void>;
}

type Change = (path: string) => Promise<string>;

export async function startFront(site: string): Promise<Front> {
  const asked: string[] = [];
  const complaints: string[] = [];
  const held = new Map<RegExp, Promise<void>>();
  const changes = new Map<RegExp, Change>([
    [/^\/assets\/start-/, async (path) => LISTENING + (await readFile(`dist${path}`, 'utf8'))],
  ]);
  const missing = new Set([SERVICE_WORKER, '/favicon.ico']);

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/' } = incoming;
    if (path === '/complaint') {
      complaints.push(await textOf(incoming));
      response.writeHead(204).end();
      return;
    }
    asked.push(path);
    await find(held, path);
    if (missing.has(path)) {
      response.writeHead(404).end();
      return;
    }
    const forwarded = await forward(`${site}${path}`, incoming);
    const { statusCode = 500 } = forwarded;
    if (statusCode >= 400) complaints.push(`answer ${statusCode}: ${path}`);
    const change = find(changes, path);
    if (change) {
      const { 'content-type': type = '', 'content-security-policy': policy = '' } =
        forwarded.headers;
      forwarded.resume();
      response.setHeader('content-type', type).setHeader('content-security-policy', policy);
      response.end(await change(path));
    } else {
      response.writeHead(statusCode, forwarded.headers);
      forwarded.pipe(response);
    }
  };

  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    complaints,
    holdBack: (pattern) => {
      let letGo: () => void = () => undefined;
      held.set(pattern, new Promise((resolve) => (letGo = resolve)));
      return letGo;
    },
    arriveEmpty: () => {
      const page = `dist${MENU_PATH}/index.html`;
      changes.set(new RegExp(`^${MENU_PATH}`), () => readFile(page, 'utf8'));
    },
    allowServiceWorker: () => {
      missing.delete(SERVICE_WORKER);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(address: string, { headers }: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, resolve).once('error', reject).end();
  });
}

function find<Value>(table: ReadonlyMap<RegExp, Value>, path: string): Value | undefined {
  return [...table].find(([pattern]) => pattern.test(path))?.[1];
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts).toString();
}
