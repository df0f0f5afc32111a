import { randomUUID } from 'node:crypto';
import timers from 'node:timers/promises';
import { type Clock, startClock } from './clock.ts';
import type { StandInContent, StandInFile } from './content.ts';
import { DocumentStore } from './document-store.ts';
import { Faults } from './faults.ts';
import { ResumeTokens } from './resume-token.ts';
import { Traffic } from './traffic.ts';

/** What every service of the stand-in shares. */
export class Backend {
  readonly now: Clock = startClock();
  readonly documents = new DocumentStore(this.now);
  readonly tokens = new ResumeTokens(randomUUID());
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
