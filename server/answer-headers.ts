import type { FastifyInstance } from 'fastify';
import { REVALIDATE } from './caching.ts';
import type { Headers } from './security-headers.ts';

/** What an answer has to say where its route says nothing else. */
export function addHeaders(app: FastifyInstance, securityHeaders: Headers): void {
  const usual = Object.entries({ ...securityHeaders, 'cache-control': REVALIDATE });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // That nothing has changed is said of the headers too: whoever asks has them with the rest.
    if (reply.statusCode !== 304) {
      for (const [name, value] of usual) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    }
    done(null, payload);
  });
}
