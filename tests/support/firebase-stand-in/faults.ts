interface Limited {
  /** Applies this many times; without it, for as long as it is set. */
  readonly times?: number;
}

/**
 * What each kind does to a query of the collection (of every collection, where none is named):
 *
 * | kind              | Listen                                            | REST                  |
 * | ----------------- | ------------------------------------------------- | --------------------- |
 * | permission-denied | the target is removed with code 7                 | 403 with a JSON error |
 * | unavailable       | the target is removed with code 14                | 503 with a JSON error |
 * |                   | (no collection: the whole stream ends with it)    |                       |
 * | http-error        | the request that adds the target gets the status  | the status, no JSON   |
 * |                   | (no collection: every request does)               |                       |
 * | hang              | the target is added and then never answered       | no answer             |
 * |                   | (no collection: no request is ever answered)      |                       |
 * | silent            | the target is not even added, the stream lives on | headers, then nothing |
 * |                   | (no collection: it opens, then not one byte)      |                       |
 * | slow              | the target is answered later                      | answered later        |
 * | drop              | half of the documents, then the connection dies;  | half of the body,     |
 * |                   | again at each reconnection                        | then it dies          |
 */
export type FirestoreFault = Limited & {
  readonly service: 'firestore';
  readonly collection?: string;
} & (
    | { readonly kind: 'permission-denied' | 'unavailable' | 'hang' | 'silent' | 'drop' }
    | { readonly kind: 'http-error'; readonly status: number }
    | { readonly kind: 'slow'; readonly delayMs: number }
  );

/** `of` limits it to the look-up of the download URL, or to the download itself. */
export type StorageFault = Limited & {
  readonly service: 'storage';
  readonly path?: string;
  readonly of?: 'metadata' | 'media';
} & (
    | { readonly kind: 'http-error'; readonly status: number }
    | { readonly kind: 'hang' }
    | { readonly kind: 'slow'; readonly delayMs: number }
  );

/** Every connection, open or new, is destroyed at once. */
export interface Offline {
  readonly service: 'all';
  readonly kind: 'offline';
}

export type Fault = FirestoreFault | StorageFault | Offline;

/** The faults now set; of several that fit, the one set first strikes. */
export class Faults {
  #active: { readonly fault: Fault; left: number }[] = [];

  replace(faults: readonly Fault[]): void {
    this.#active = [];
    for (const fault of faults) this.add(fault);
  }

  add(fault: Fault): void {
    const left = 'times' in fault ? (fault.times ?? Infinity) : Infinity;
    this.#active.push({ fault, left });
  }

  get offline(): boolean {
    return this.#active.some(({ fault }) => fault.kind === 'offline');
  }

  strike<T extends Fault>(fits: (fault: Fault) => fault is T): T | undefined {
    for (const entry of this.#active) {
      const { fault } = entry;
      if (entry.left > 0 && fits(fault)) {
        entry.left -= 1;
        return fault;
      }
    }
    return undefined;
  }
}

type Kind = FirestoreFault['kind'];

/** Matches faults of this collection's queries, optionally of some kinds only. */
export function onCollection(collection: string, kinds?: readonly Kind[]) {
  return (fault: Fault): fault is FirestoreFault =>
    fault.service === 'firestore' &&
    (fault.collection ?? collection) === collection &&
    (kinds?.includes(fault.kind) ?? true);
}

/** https://grpc.github.io/grpc/core/md_doc_statuscodes.html, each with its HTTP status. */
export const RPC_STATUS = {
  'permission-denied': {
    code: 7,
    http: 403,
    status: 'PERMISSION_DENIED',
    message: 'Missing or insufficient permissions.',
  },
  unavailable: {
    code: 14,
    http: 503,
    status: 'UNAVAILABLE',
    message: 'The service is currently unavailable.',
  },
} as const;

export type RpcFailure = keyof typeof RPC_STATUS;

export function errorBody(failure: RpcFailure) {
  const { http, status, message } = RPC_STATUS[failure];
  return { error: { code: http, message, status } };
}
