import type { FastifyInstance } from 'fastify';
import { renderRobots, renderSitemap } from '../src/document/site-files.ts';
import { originOf } from './origin.ts';

/** What search engines look for. */
export function serveSiteFiles(app: FastifyInstance, siteUrl: string | undefined): void {
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(originOf(request, siteUrl))),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request, siteUrl);
    if (origin === undefined) return reply.callNotFound();
    return reply.type('application/xml; charset=utf-8').send(renderSitemap(origin));
  });
}
