import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import { frame, type Incoming, parseForwardBody } from './channel-session.ts';
import { type Fault, type FirestoreFault, onCollection } from './faults.ts';
import { type Exchange, readBody, sendBareError } from './http.ts';
import { ListenStream } from './listen-stream.ts';
import { parseAddTarget } from './targets.ts';

export const LISTEN_PATH = '/google.firestore.v1.Firestore/Listen/channel';

/** The requests of a WebChannel: handshake, forward channel, back channel. */
export class ListenChannel {
  readonly #backend: Backend;
  readonly #streams = new Map<string, ListenStream>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async handle(exchange: Exchange): Promise<void> {
    const { request, url } = exchange;
    const fault = this.#backend.faults.strike(onTransport(request.method ?? ''));
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'http-error') return sendBareError(exchange, fault.status);
    if (fault?.kind === 'silent') return openStream(exchange);

    const id = url.searchParams.get('SID');
    if (!id) return this.#handshake(exchange);
    const stream = this.#streams.get(id);
    if (!stream) return sendUnknownSession(exchange);
    if (url.searchParams.get('TYPE') === 'terminate') return this.#terminate(exchange, id, stream);
    if (request.method === 'POST') return this.#forward(exchange, stream);
    openStream(exchange);
    stream.session.attach(
      { response: exchange.response, streaming: url.searchParams.get('CI') !== '1' },
      Number(url.searchParams.get('AID') ?? 0),
    );
  }

  get openTargets(): number {
    return [...this.#streams.values()].reduce((sum, { openTargets }) => sum + openTargets, 0);
  }

  refresh(): void {
    for (const stream of this.#streams.values()) stream.refresh();
  }

  close(): void {
    for (const { session } of this.#streams.values()) session.close();
    this.#streams.clear();
  }

  async #handshake(exchange: Exchange): Promise<void> {
    const incoming = parseForwardBody(await readBody(exchange));
    if (this.#refuse(exchange, incoming)) return;
    const id = randomUUID();
    const stream = new ListenStream(this.#backend);
    this.#streams.set(id, stream);
    exchange.response.setHeader('x-http-session-id', id);
    openStream(exchange);
    exchange.response.end(frame([[0, ['c', id, '', 8, 12, 30_000]]]));
    this.#receive(stream, incoming);
  }

  async #forward(exchange: Exchange, stream: ListenStream): Promise<void> {
    const incoming = parseForwardBody(await readBody(exchange));
    if (this.#refuse(exchange, incoming)) return;
    stream.session.confirm(Number(exchange.url.searchParams.get('AID') ?? 0));
    openStream(exchange);
    exchange.response.end(frame(stream.session.status));
    this.#receive(stream, incoming);
  }

  #receive(stream: ListenStream, incoming: readonly Incoming[]): void {
    for (const message of stream.session.takeNew(incoming)) {
      stream.receive(message).catch((error: unknown) => {
        // Closing the stand-in rejects delayed answers.
        if (!this.#backend.closed) throw error;
      });
    }
  }

  #refuse(exchange: Exchange, incoming: readonly Incoming[]): boolean {
    for (const { message } of incoming) {
      const target = parseAddTarget(message);
      const fault =
        target && this.#backend.faults.strike(onCollection(target.collection, ['http-error']));
      if (fault?.kind === 'http-error') {
        sendBareError(exchange, fault.status);
        return true;
      }
    }
    return false;
  }

  #terminate({ response }: Exchange, id: string, stream: ListenStream): void {
    this.#streams.delete(id);
    stream.session.close();
    response.end();
  }
}

function onTransport(method: string) {
  const kinds = method === 'GET' ? ['hang', 'http-error', 'silent'] : ['hang', 'http-error'];
  return (fault: Fault): fault is FirestoreFault =>
    fault.service === 'firestore' && fault.collection === undefined && kinds.includes(fault.kind);
}

function openStream({ response }: Exchange): void {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.flushHeaders();
}

function sendUnknownSession({ response }: Exchange): void {
  response.writeHead(400, { 'content-type': 'text/plain' });
  response.end('Unknown SID');
}
