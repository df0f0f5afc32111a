import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { type Bodies, chooseBody } from './negotiation.ts';

/** What an address stands for, held in memory as it travels. */
export interface Representation {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Bodies;
}

export function represent(type: string, bodies: Bodies): Representation {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  return { type, etag: `W/"${hash}"`, bodies };
}

export function bytesOf({ bodies }: Representation): number {
  return Object.values(bodies).reduce((total, { length }) => total + length, 0);
}

export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: Representation,
): FastifyReply {
  if (bodies.br) reply.header('vary', 'accept-encoding');
  reply.header('etag', etag);
  const isUnchanged = reply.statusCode === 200 && fresh(request.headers, { etag });
  if (isUnchanged) return reply.code(304).send();
  const { encoding, body } = chooseBody(request.headers['accept-encoding'], bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', type).send(body);
}
