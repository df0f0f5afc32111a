import timers from 'node:timers/promises';
import type { StandInContent, StandInFile } from './content.ts';
import { type Clock, DocumentStore, startClock } from './document-store.ts';
import { Faults } from './faults.ts';

/** The state that all services of the stand-in share. */
export class Backend {
  readonly now: Clock = startClock();
  readonly documents = new DocumentStore(this.now);
  readonly faults = new Faults();
  readonly traffic = new Traffic();
  readonly #closing = new AbortController();
  #files: ReadonlyMap<string, StandInFile> = new Map();

  constructor(content: StandInContent) {
    this.setContent(content);
  }

  setContent({ collections, files }: StandInContent): void {
    this.documents.replace(collections);
    this.#files = new Map(Object.entries(files));
  }

  file(path: string): StandInFile | undefined {
    return this.#files.get(path);
  }

  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Rejects when the stand-in closes, so that no timer outlives it. */
  async pause(milliseconds: number): Promise<void> {
    await timers.setTimeout(milliseconds, undefined, { signal: this.#closing.signal });
  }

  close(): void {
    this.#closing.abort();
  }
}

/** The requests and the document reads, for tests to count. */
export class Traffic {
  #requests: string[] = [];
  /** The collection of each document sent. */
  #reads: string[] = [];

  get requests(): readonly string[] {
    return this.#requests;
  }

  logRequest(line: string): void {
    this.#requests.push(line);
  }

  logReads(collection: string, count: number): void {
    this.#reads.push(...Array<string>(count).fill(collection));
  }

  reads(collection?: string): number {
    return this.#reads.filter((read) => (collection ?? read) === read).length;
  }

  reset(): void {
    this.#requests = [];
    this.#reads = [];
  }
}
