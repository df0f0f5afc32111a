import type { Backend } from './backend.ts';
import { ChannelSession } from './channel-session.ts';
import { errorBody, type FirestoreFault, onCollection } from './faults.ts';
import {
  parseAddTarget,
  parseRemoveTarget,
  type Target,
  targetAdded,
  targetDocuments,
  targetRemoved,
} from './targets.ts';

/** The targets of one client and the answers to them. */
export class ListenStream {
  readonly session = new ChannelSession();
  readonly #backend: Backend;
  readonly #wanted = new Set<number>();
  /** Each with the token it would resume with. */
  readonly #answered = new Map<number, Target>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** The targets that a connected client has not removed. */
  get openTargets(): number {
    return this.session.isOpen ? this.#wanted.size : 0;
  }

  async receive(message: unknown): Promise<void> {
    const target = parseAddTarget(message);
    if (target) await this.#add(target);
    const removed = parseRemoveTarget(message);
    if (removed !== undefined) this.#remove(removed);
  }

  /** Content changed: open queries get it, or a tab that joins one would read old content. */
  refresh(): void {
    for (const target of this.#answered.values()) this.#answer(target);
  }

  async #add(target: Target): Promise<void> {
    const { faults, traffic } = this.#backend;
    traffic.logRequest(`listen ${target.collection}`);
    this.#wanted.add(target.id);
    const kinds = ['permission-denied', 'unavailable', 'hang', 'silent', 'slow'] as const;
    const fault = faults.strike(onCollection(target.collection, kinds));
    if (fault?.kind === 'slow') await this.#backend.pause(fault.delayMs);
    else if (fault) return this.#fail(target, fault);
    if (!this.#wanted.has(target.id)) return;
    this.session.send(targetAdded(target));
    this.#answer(target);
  }

  #answer(target: Target): void {
    const { documents, tokens } = this.#backend;
    this.session.send(...targetDocuments(this.#backend, target));
    this.#answered.set(target.id, { ...target, resumeToken: tokens.encode(documents.revision) });
  }

  #remove(id: number): void {
    this.#wanted.delete(id);
    this.#answered.delete(id);
    this.session.send(targetRemoved(id));
  }

  #fail(target: Target, fault: FirestoreFault): void {
    if (fault.kind === 'hang') this.session.send(targetAdded(target));
    if (fault.kind === 'permission-denied') this.session.send(targetRemoved(target.id, fault.kind));
    if (fault.kind === 'unavailable') {
      const wholeStream = fault.collection === undefined;
      this.session.send(
        wholeStream ? { payload: errorBody(fault.kind) } : targetRemoved(target.id, fault.kind),
      );
    }
  }
}
