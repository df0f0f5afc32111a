import type { CollectionName, RawDocument } from '../../content/backend.ts';
import type { WireCollection } from './rest.ts';

/** What was read for the screen. */
export type KnownCollections = ReadonlyMap<CollectionName, WireCollection>;

/** §7: offline persistence, as the page has it from the worker that runs the full SDK. */
export interface StoredCopy {
  /** What the device has of a collection; an empty one counts if it was stored as such. */
  read(name: CollectionName): Promise<readonly RawDocument[]>;
  /** Brings the copy up to date with what is known. Tells how many documents it wrote. */
  update(known: KnownCollections): Promise<number>;
}

type Call = { readonly read: CollectionName } | { readonly update: KnownCollections };
type Answer = { readonly value: unknown } | { readonly error: string };

/** The page's end: a call is one message, and its answer comes by a port that travels with it. */
export function callStoredCopy(worker: Pick<Worker, 'postMessage'>): StoredCopy {
  return {
    read: (name) => call(worker, { read: name }),
    update: (known) => call(worker, { update: known }),
  };
}

function call<T>(worker: Pick<Worker, 'postMessage'>, message: Call): Promise<T> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.value);
    };
    worker.postMessage(message, [port2]);
  });
}

/** The worker's end. */
export async function answerCall(
  copy: StoredCopy,
  { data, ports: [port] }: MessageEvent<Call>,
): Promise<void> {
  port?.postMessage(await settle(copy, data));
}

async function settle(copy: StoredCopy, message: Call): Promise<Answer> {
  try {
    const isRead = 'read' in message;
    return { value: await (isRead ? copy.read(message.read) : copy.update(message.update)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
