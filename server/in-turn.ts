import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests a connection may send ahead of their answers; no browser sends any. */
const MOST_WAITING = 500;

/**
 * Answers a connection's requests one after the other. Node begins them all at once and, when the
 * connection goes, ends only the one whose turn it is: the others' open files would stay open for ever.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();

  const answerNow = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    response.on('close', () => {
      const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
      if (next) next();
      else lines.delete(socket);
    });
    answer(request, response);
  };

  return (request, response) => {
    const line = lines.get(request.socket);
    if (!line) {
      lines.set(request.socket, []);
      answerNow(request, response);
    } else if (line.length < MOST_WAITING) {
      line.push(() => answerNow(request, response));
    } else {
      request.socket.destroy();
    }
  };
}
