import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { MENU_PATH } from '../src/menu/constants.ts';
import { compressAnswers } from './compress-answers.ts';
import { withFirstSlide } from './page.ts';
import { REVALIDATE } from './static-folders.ts';

/** The one page. It is made anew for each request, because the first slide may have been edited. */
export async function servePage(
  app: FastifyInstance,
  page: string,
  contentFolder: string,
): Promise<void> {
  await app.register(async (scope) => {
    await compressAnswers(scope);
    scope.get(MENU_PATH, async (request, reply) => {
      const html = await withFirstSlide(page, contentFolder);
      const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      reply.header('cache-control', REVALIDATE).header('vary', 'accept-encoding');
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(html);
    });
  });
}
