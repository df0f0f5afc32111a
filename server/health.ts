import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import type { PageAssets } from '../src/document/document.ts';
import type { LastError } from './errors.ts';
import type { ServedContent } from './served-content.ts';

/** The database that a pulled folder comes from. */
export interface PulledSource {
  /** Seconds since it was read. */
  age(): number;
  lastError(): LastError | undefined;
}

interface ContentHealth {
  readonly content: 'folder' | 'firebase' | 'live';
  readonly isReadable: boolean;
  /** Seconds since the last successful read. */
  readonly age: number;
  readonly lastError: LastError | undefined;
}

/** The release, and which build of it. */
export function buildVersion(assets: PageAssets): string {
  const build = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 8);
  return `${manifest.version}+${build}`;
}

/** A live page reads the database itself: there is nothing to check here. */
export async function checkLivePage(): Promise<ContentHealth> {
  return { content: 'live', isReadable: true, age: 0, lastError: undefined };
}

export async function checkContent(
  content: ServedContent,
  pulled: PulledSource | undefined,
): Promise<ContentHealth> {
  const { problems } = await content.current();
  const errors = [content.lastError(), pulled?.lastError()].filter((error) => error !== undefined);
  return {
    content: pulled ? 'firebase' : 'folder',
    isReadable: problems.length === 0,
    age: (pulled ?? content).age(),
    lastError: errors.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0],
  };
}

/** `/healthz`: 503 means that diners see an old menu. They still see one. */
export function serveHealth(
  app: FastifyInstance,
  version: string,
  maxAgeSeconds: number,
  check: () => Promise<ContentHealth>,
): void {
  app.get('/healthz', async (_request, reply) => {
    const { content, isReadable, age, lastError = null } = await check();
    const ageSeconds = Math.round(age);
    const readableStatus = age > maxAgeSeconds ? 'old' : 'ok';
    const status = isReadable ? readableStatus : 'unreadable';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, version, content, ageSeconds, lastError });
  });
}
