import type { ServerResponse } from 'node:http';
import { cutShort, parseJson } from './http.ts';

const NOOP_INTERVAL_MS = 25_000;

export interface Outgoing {
  readonly payload: unknown;
  /** Called when it is first sent, not when it is sent again. */
  readonly onSent?: () => void;
  /** Called before each send: true drops the connection instead. */
  readonly isCut?: () => boolean;
}

interface BackChannel {
  readonly response: ServerResponse;
  readonly streaming: boolean;
}

type Sent = Outgoing & { readonly id: number };

/** One WebChannel: unconfirmed messages are sent again when the client reconnects. */
export class ChannelSession {
  #unconfirmed: Sent[] = [];
  #created = 0;
  #sentOnce = 0;
  #sentHere = 0;
  #received = -1;
  #back: BackChannel | undefined;
  #noops: NodeJS.Timeout | undefined;

  get isOpen(): boolean {
    return this.#back !== undefined;
  }

  /** The answer to a forward request: whether the back channel is open, its last id, bytes waiting. */
  get status(): readonly [number, number, number] {
    return [this.isOpen ? 1 : 0, this.#sentOnce, 0];
  }

  /** The messages that are not repeats. */
  takeNew(incoming: readonly Incoming[]): readonly unknown[] {
    const fresh = incoming.filter(({ offset }) => offset > this.#received);
    this.#received = Math.max(this.#received, ...fresh.map(({ offset }) => offset));
    return fresh.map(({ message }) => message);
  }

  confirm(id: number): void {
    this.#unconfirmed = this.#unconfirmed.filter((sent) => sent.id > id);
  }

  send(...messages: readonly Outgoing[]): void {
    for (const message of messages) {
      this.#created += 1;
      this.#unconfirmed.push({ ...message, id: this.#created });
    }
    this.#flush();
  }

  attach(back: BackChannel, confirmed: number): void {
    this.close();
    this.confirm(confirmed);
    this.#sentHere = confirmed;
    this.#back = back;
    back.response.on('close', () => {
      if (this.#back === back) this.#detach();
    });
    this.#noops = setInterval(() => this.#noop(), NOOP_INTERVAL_MS);
    // An early byte tells the client that no proxy buffers the stream.
    if (back.streaming) this.#noop();
    else this.#flush();
  }

  close(): void {
    this.#back?.response.end();
    this.#detach();
  }

  #noop(): void {
    this.send({ payload: 'noop' });
  }

  #detach(): void {
    clearInterval(this.#noops);
    this.#back = undefined;
  }

  #flush(): void {
    const back = this.#back;
    const waiting = this.#unconfirmed.filter(({ id }) => id > this.#sentHere);
    if (!back || waiting.length === 0) return;
    const cut = waiting.findIndex(({ isCut }) => isCut?.());
    const whole = cut < 0 ? waiting : waiting.slice(0, cut);
    if (whole.length > 0) this.#write(back, whole);
    if (cut >= 0) {
      this.#detach();
      cutShort(back, frame(waiting.slice(cut).map(toArray)));
    } else if (!back.streaming) {
      this.close();
    }
  }

  #write({ response }: BackChannel, messages: readonly Sent[]): void {
    response.write(frame(messages.map(toArray)));
    for (const { id, onSent } of messages) {
      if (id > this.#sentOnce) onSent?.();
      this.#sentOnce = Math.max(this.#sentOnce, id);
      this.#sentHere = id;
    }
  }
}

function toArray({ id, payload }: Sent) {
  return [id, [payload]];
}

/** The client counts UTF-16 units, which is what `length` counts. */
export function frame(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json.length}\n${json}`;
}

export interface Incoming {
  /** Its position among all messages of the client; a retry repeats it. */
  readonly offset: number;
  readonly message: unknown;
}

export function parseForwardBody(body: string): readonly Incoming[] {
  const form = new URLSearchParams(body);
  const first = Number(form.get('ofs') ?? 0);
  const count = Number(form.get('count') ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    offset: first + index,
    message: parseJson(form.get(`req${index}___data__`) ?? 'null'),
  }));
}
