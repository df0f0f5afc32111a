import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SERVICE_WORKER } from '../../../server/security-headers.ts';
import { MENU_PATH } from '../../../src/domain/constants.ts';
import { testBuild } from '../../support/test-build.ts';

/**
 * A proxy between an engine and the site. It gives each test an origin with empty storage, and it can
 * record and delay requests in engines whose driver cannot.
 */
export interface TestProxy {
  readonly origin: string;
  /** The requested paths. */
  readonly requests: readonly string[];
  /** Failed responses, uncaught errors and console errors. */
  readonly errors: readonly string[];
  /** Holds responses for matching paths until the returned function is called. */
  delay(pattern: RegExp): () => void;
  /** Replaces responses for matching paths by an unreadable text until the returned function is called. */
  spoil(pattern: RegExp): () => void;
  /** Serves the page without its menu, as a live Firebase build does. */
  serveEmptyPage(): void;
  close(): Promise<void>;
}

/**
 * Runs before the app and reports errors to the proxy. Links are left out: Firefox and WebKit report a
 * module preload as failed when the module is already loaded.
 */
const REPORT_ERRORS = `
  const report = (text) => navigator.sendBeacon('/error', String(text));
  addEventListener('error', ({ message, target }) => {
    if (message) report(message);
    else if (target.localName !== 'link') report('failed to load: ' + target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  console.error = (...words) => report(words.join(' '));
`;

/** The service worker would store the whole app for every test. */
const MISSING: readonly string[] = [SERVICE_WORKER, '/favicon.ico'];

type Replacement = (path: string) => Promise<string>;

export async function startTestProxy(site: string): Promise<TestProxy> {
  const requests: string[] = [];
  const errors: string[] = [];
  const delays = new Map<RegExp, Promise<void>>();
  const replacements = new Map<RegExp, Replacement>([
    [
      /^\/assets\/start-/,
      async (path) => REPORT_ERRORS + (await (await fetch(site + path)).text()),
    ],
  ]);

  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/' } = incoming;
    if (path === '/error') {
      errors.push(await text(incoming));
      response.writeHead(204).end();
      return;
    }
    requests.push(path);
    await find(delays, path);
    if (MISSING.includes(path)) {
      response.writeHead(404).end();
      return;
    }
    const forwarded = await forward(`${site}${path}`, incoming);
    const { statusCode = 500 } = forwarded;
    if (statusCode >= 400) errors.push(`status ${statusCode}: ${path}`);
    const replacement = find(replacements, path);
    if (replacement) {
      const { 'content-type': type = '', 'content-security-policy': policy = '' } =
        forwarded.headers;
      forwarded.resume();
      response.setHeader('content-type', type).setHeader('content-security-policy', policy);
      response.end(await replacement(path));
    } else {
      // Cached, it could not be delayed again.
      if (find(delays, path)) forwarded.headers['cache-control'] = 'no-store';
      response.writeHead(statusCode, forwarded.headers);
      forwarded.pipe(response);
    }
  };

  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    errors,
    delay: (pattern) => {
      let release: () => void = () => undefined;
      delays.set(pattern, new Promise((resolve) => (release = resolve)));
      return release;
    },
    spoil: (pattern) => {
      replacements.set(pattern, async () => 'no JSON');
      return () => replacements.delete(pattern);
    },
    serveEmptyPage: () => {
      const page = `${testBuild()}${MENU_PATH}/index.html`;
      replacements.set(new RegExp(`^${MENU_PATH}`), () => readFile(page, 'utf8'));
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
