interface Limited {
  /** Applies this many times; without it, for as long as it is set. */
  readonly times?: number;
}

/**
 * What each kind does to a query of the collection (of every collection, where none is named):
 *
 * | kind              | answer                                |
 * | ----------------- | ------------------------------------- |
 * | permission-denied | 403 with a JSON error                 |
 * | unavailable       | 503 with a JSON error                 |
 * | http-error        | the status, without JSON              |
 * | hang              | none                                  |
 * | silent            | headers, then nothing                 |
 * | slow              | a delayed one                         |
 * | drop              | half of the body, then no connection  |
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

/** The active faults; of several that match, the one set first applies. */
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

/** Matches faults of this collection's queries. */
export function onCollection(collection: string) {
  return (fault: Fault): fault is FirestoreFault =>
    fault.service === 'firestore' && (fault.collection ?? collection) === collection;
}
