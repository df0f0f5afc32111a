import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { pathOf } from './addresses.ts';

/** Fastify's logger without process and machine. */
export const ACCESS_LOGGER = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};

/** One line a response. No address, no user agent and no query: no diner is tracked. */
export class AccessLog extends LogController {
  constructor() {
    // Fastify's own lines on a request name the client.
    super({ disableRequestLogging: true });
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method, originalUrl, server } = request;
    const { statusCode: status, elapsedTime } = reply;
    const hasBody = method !== 'HEAD' && status !== 304;
    server.log.info({
      method,
      path: pathOf(originalUrl),
      status,
      ms: Math.round(elapsedTime),
      bytes: hasBody ? Number(reply.getHeader('content-length') ?? 0) : 0,
    });
  }
}
