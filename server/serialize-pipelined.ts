import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Pipelined requests that may wait on one connection. No browser pipelines. */
const MAX_WAITING = 500;

interface Pipeline {
  lastResponse: Promise<unknown>;
  waiting: number;
}

/**
 * Handles the requests of a connection one after the other. Node starts pipelined requests all at once,
 * and when the connection closes it closes the first response only: files opened for the others would leak.
 */
export function serializePipelined(app: FastifyInstance): void {
  const pipelines = new WeakMap<Socket, Pipeline>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const pipeline = pipelines.get(socket) ?? { lastResponse: Promise.resolve(), waiting: 0 };
    pipelines.set(socket, pipeline);
    const { lastResponse } = pipeline;
    pipeline.lastResponse = new Promise((resolve) => reply.raw.once('close', resolve));
    pipeline.waiting += 1;
    if (pipeline.waiting > MAX_WAITING) socket.destroy();
    await lastResponse;
    pipeline.waiting -= 1;
    if (socket.destroyed) reply.hijack();
  });
}
