import type { FastifyInstance } from 'fastify';
import type { AnswerNotFound } from './build-route.ts';
import { complainOnce, isUnreadable, leadsNowhere } from './errors.ts';

/** What goes wrong is for whoever runs the server to know. A stranger learns that it did, and no more. */
export function answerFailures(app: FastifyInstance, answerNotFound: AnswerNotFound): void {
  app.setErrorHandler((error, request, reply) => {
    if (isRefused(error) || leadsNowhere(error)) return answerNotFound(request, reply);
    complainOnce((error instanceof Error && error.stack) || String(error));
    if (isUnreadable(error)) return answerNotFound(request, reply);
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Internal Server Error\n');
  });
}

/** Fastify refuses some addresses by itself; to a visitor they do not exist. */
function isRefused(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}
