export type Transport = 'listen' | 'rest';

export interface ReadsFilter {
  readonly collection?: string;
  readonly transport?: Transport;
}

/** What passed over the wire, for a test to count and to put in order. */
export class Traffic {
  #requests: string[] = [];
  #reads: { readonly collection: string; readonly transport: Transport }[] = [];

  get requests(): readonly string[] {
    return this.#requests;
  }

  logRequest(line: string): void {
    this.#requests.push(line);
  }

  logRead(collection: string, transport: Transport): void {
    this.#reads.push({ collection, transport });
  }

  reads({ collection, transport }: ReadsFilter): number {
    return this.#reads.filter(
      (read) =>
        (collection ?? read.collection) === read.collection &&
        (transport ?? read.transport) === read.transport,
    ).length;
  }

  reset(): void {
    this.#requests = [];
    this.#reads = [];
  }
}
