import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { FoundFile } from '../find-file.ts';
import { sendRepresentation } from '../representation.ts';
import type { Headers } from '../security-headers.ts';
import { typeOf } from './file-type.ts';
import { isKeepable, type KeepFile } from './keep-files.ts';

/** Sends a file from memory or, if it is large, piece by piece from the disk. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FoundFile,
  keep: KeepFile,
  headers: Headers,
): Promise<FastifyReply> {
  if (!isKeepable(file)) return streamFile(request, reply, file, headers);
  const kept = await keep(file);
  return sendRepresentation(request, reply.headers(headers), kept);
}

async function streamFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, size, version }: FoundFile,
  headers: Headers,
): Promise<FastifyReply> {
  const described = { ...headers, etag: `W/"${version}"` };
  if (fresh(request.headers, described)) return reply.code(304).headers(described).send();
  const opened = request.method === 'HEAD' ? undefined : await open(path);
  reply.headers({ ...described, 'content-type': typeOf(path), 'content-length': size });
  return reply.send(opened?.createReadStream({ end: size - 1 }));
}
