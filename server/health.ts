import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import type { PageAssets } from '../src/document/document.ts';
import type { PulledSource } from './pull/refresh.ts';
import type { ServedContent } from './served-content.ts';

interface Health {
  readonly assets: PageAssets;
  readonly maxAgeSeconds: number;
  /** None for a live page: it reads the database itself. */
  readonly content: ServedContent | undefined;
  readonly pulled: PulledSource | undefined;
}

/** `/healthz`: 503 means that diners see an old menu. They still see one. */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const { assets, maxAgeSeconds, content, pulled } = health;
  // The release, and which build of it.
  const build = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 8);
  const version = `${manifest.version}+${build}`;
  const source = pulled ? 'firebase' : 'folder';
  app.get('/healthz', async (_request, reply) => {
    const isReadable = !content || (await content.current()).problems.length === 0;
    const age = (pulled ?? content)?.age() ?? 0;
    const readableStatus = age > maxAgeSeconds ? 'old' : 'ok';
    const status = isReadable ? readableStatus : 'unreadable';
    const [lastError = null] = [content?.lastError(), pulled?.lastError()]
      .filter((error) => error !== undefined)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        version,
        content: content ? source : 'live',
        ageSeconds: Math.round(age),
        lastError,
      });
  });
}
