import { at, listAt, textAt } from './json.ts';
import { relativePath } from './wire-document.ts';

/** What a client listens to: a collection, or (to settle a doubt about it) one of its documents. */
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

/** `query` is `{parent, structuredQuery}`: its order, filters and limit are not looked at. */
function queriedCollection(query: unknown): string {
  const [from] = listAt(query, 'structuredQuery', 'from');
  const parent = relativePath(textAt(query, 'parent') ?? '');
  return [parent, textAt(from, 'collectionId') ?? ''].filter(Boolean).join('/');
}
