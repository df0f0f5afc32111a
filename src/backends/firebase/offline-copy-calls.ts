import type { CollectionName, RawDocument } from '../../content/backend.ts';
import type { RestCollection } from './rest.ts';

/** What was read for the page. */
export type LatestReads = ReadonlyMap<CollectionName, RestCollection>;

/** §7: offline persistence, which the page has from the worker with the full SDK. */
export interface OfflineStore {
  /** The stored documents; rejects where the collection was never stored. */
  read(name: CollectionName): Promise<readonly RawDocument[]>;
  /** Stores what differs and returns the number of documents written. */
  update(latest: LatestReads): Promise<number>;
}

type Call = { readonly read: CollectionName } | { readonly update: LatestReads };
type Answer = { readonly value: unknown } | { readonly error: string };

/** The page's side: a call is one message, and its answer comes over a port sent with it. */
export function createStoreProxy(worker: Pick<Worker, 'postMessage'>): OfflineStore {
  return {
    read: (name) => call(worker, { read: name }),
    update: (latest) => call(worker, { update: latest }),
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

/** The worker's side. */
export async function answerCall(
  store: OfflineStore,
  { data, ports: [port] }: MessageEvent<Call>,
): Promise<void> {
  port?.postMessage(await run(store, data));
}

async function run(store: OfflineStore, message: Call): Promise<Answer> {
  try {
    const isRead = 'read' in message;
    return { value: await (isRead ? store.read(message.read) : store.update(message.update)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
