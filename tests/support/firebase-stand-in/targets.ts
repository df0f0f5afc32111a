import type { Backend } from './backend.ts';
import type { Outgoing } from './channel-session.ts';
import type { Changes } from './document-store.ts';
import { onCollection, RPC_STATUS, type RpcFailure } from './faults.ts';
import { at, listAt, textAt } from './http.ts';
import { documentName, relativePath, wireDocument } from './wire-document.ts';

/** What a client listens to: a collection, or one of its documents when the SDK verifies its cache. */
export interface Target {
  readonly id: number;
  readonly database: string;
  readonly collection: string;
  readonly documentId?: string;
  readonly resumeToken?: string;
}

export function parseAddTarget(message: unknown): Target | undefined {
  const id = at(message, 'addTarget', 'targetId');
  const database = textAt(message, 'database');
  if (typeof id !== 'number' || !database) return undefined;
  const [name] = listAt(message, 'addTarget', 'documents', 'documents');
  if (typeof name === 'string') {
    const path = relativePath(name).split('/');
    return { id, database, collection: path.slice(0, -1).join('/'), documentId: path.at(-1) ?? '' };
  }
  const resumeToken = textAt(message, 'addTarget', 'resumeToken');
  return {
    id,
    database,
    collection: queriedCollection(at(message, 'addTarget', 'query')),
    ...(resumeToken ? { resumeToken } : {}),
  };
}

export function parseRemoveTarget(message: unknown): number | undefined {
  const id = at(message, 'removeTarget');
  return typeof id === 'number' ? id : undefined;
}

/** `query` is `{parent, structuredQuery}`; its order, filters and limit are ignored. */
function queriedCollection(query: unknown): string {
  const [from] = listAt(query, 'structuredQuery', 'from');
  const parent = relativePath(textAt(query, 'parent') ?? '');
  return [parent, textAt(from, 'collectionId') ?? ''].filter(Boolean).join('/');
}

export function targetAdded({ id }: Target): Outgoing {
  return targetChange({ targetChangeType: 'ADD', targetIds: [id] });
}

export function targetRemoved(id: number, failure?: RpcFailure): Outgoing {
  const removal = { targetChangeType: 'REMOVE', targetIds: [id] };
  if (!failure) return targetChange(removal);
  const { code, message } = RPC_STATUS[failure];
  return targetChange({ ...removal, cause: { code, message } });
}

/** The documents that the client lacks, then the messages that complete its query. */
export function targetDocuments(backend: Backend, target: Target): readonly Outgoing[] {
  const { documents, tokens, faults, now } = backend;
  const known = target.resumeToken ? tokens.decode(target.resumeToken) : 0;
  const readTime = now();
  const resumeToken = tokens.encode(documents.revision);
  const messages: Outgoing[] = [
    // A token of another stand-in: the client must drop what it has.
    ...(known === undefined
      ? [targetChange({ targetChangeType: 'RESET', targetIds: [target.id] })]
      : []),
    ...changeMessages(backend, target, changesFor(backend, target, known ?? 0), readTime),
    targetChange({ targetChangeType: 'CURRENT', targetIds: [target.id], resumeToken, readTime }),
    targetChange({ targetChangeType: 'NO_CHANGE', targetIds: [], readTime }),
  ];
  const middle = Math.floor((messages.length - 1) / 2);
  const isCut = () => faults.strike(onCollection(target.collection, ['drop'])) !== undefined;
  return messages.map((message, index) => (index === middle ? { ...message, isCut } : message));
}

function changesFor({ documents }: Backend, target: Target, known: number): Changes {
  const { collection, documentId } = target;
  if (documentId === undefined) {
    const { changed, deleted } = documents.changesSince(collection, known);
    return { changed, deleted: known === 0 ? [] : deleted };
  }
  const document = documents.document(collection, documentId);
  return document ? { changed: [document], deleted: [] } : { changed: [], deleted: [documentId] };
}

function changeMessages(
  { traffic }: Backend,
  { id, database, collection }: Target,
  { changed, deleted }: Changes,
  readTime: string,
): readonly Outgoing[] {
  return [
    ...changed.map((document) => ({
      payload: {
        documentChange: {
          document: wireDocument(database, collection, document),
          targetIds: [id],
        },
      },
      onSent: () => traffic.logRead(collection, 'listen'),
    })),
    ...deleted.map((documentId) => ({
      payload: {
        documentDelete: {
          document: documentName(database, collection, documentId),
          removedTargetIds: [id],
          readTime,
        },
      },
    })),
  ];
}

function targetChange(change: Readonly<Record<string, unknown>>): Outgoing {
  return { payload: { targetChange: change } };
}
