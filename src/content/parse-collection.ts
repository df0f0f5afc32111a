import type { CollectionName, RawDocument } from './backend.ts';
import { type Problem, warnOnce } from './problem.ts';

export type ReportField = (field: string, message: string) => void;

/** Turns an untrusted document into something safe to show, or reports why it cannot be shown. */
export type ParseDocument<T> = (document: RawDocument, report: ReportField) => T | undefined;

/** Parses what can be shown; each bad document is left out and reported, and the rest shows. */
export function parseCollection<T>(
  collection: CollectionName,
  documents: readonly RawDocument[],
  parse: ParseDocument<T>,
  report: (problem: Problem) => void = warnOnce,
): readonly T[] {
  return withUniqueIds(documents, (id) =>
    report({ collection, id, field: 'id', message: 'is used by more than one document' }),
  ).flatMap((document) => {
    const value = parse(document, (field, message) =>
      report({ collection, id: document.id, field, message }),
    );
    return value === undefined ? [] : [value];
  });
}

/** A copied document whose id was left as it was still shows, under an id of its own. */
function withUniqueIds(
  documents: readonly RawDocument[],
  reportDuplicate: (id: string) => void,
): readonly RawDocument[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    let id = document.id;
    if (taken.has(id)) reportDuplicate(id);
    for (let copy = 2; taken.has(id); copy += 1) id = `${document.id}~${copy}`;
    taken.add(id);
    return id === document.id ? document : { ...document, id };
  });
}
