import type { CollectionName, RawDocument } from './backend.ts';
import { type Problem, warnOfProblems } from './problem.ts';

export type ReportField = (field: string, message: string, found?: string) => void;

/** Returns something safe to show, or reports why the document cannot be shown. */
export type ParseDocument<T> = (document: RawDocument, report: ReportField) => T | undefined;

/** Parses what can be shown and reports all problems at once. */
export function parseCollection<T>(
  collection: CollectionName,
  documents: readonly RawDocument[],
  parse: ParseDocument<T>,
  report: (problems: readonly Problem[]) => void = warnOfProblems,
): readonly T[] {
  const problems: Problem[] = [];
  const parsed = withUniqueIds(documents, (id) =>
    problems.push({ collection, id, field: 'id', message: 'is used by more than one document' }),
  ).flatMap((document) => {
    const value = parse(document, (field, message, found) => {
      const problem = { collection, id: document.id, field, message };
      problems.push(found === undefined ? problem : { ...problem, found });
    });
    return value === undefined ? [] : [value];
  });
  if (problems.length > 0) report(problems);
  return parsed;
}

/** A copied document with an unchanged id still shows, under an id of its own. */
function withUniqueIds(
  documents: readonly RawDocument[],
  reportDuplicate: (id: string) => void,
): readonly RawDocument[] {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  return documents.map((document) => {
    let id = document.id;
    if (taken.has(id)) reportDuplicate(id);
    while (taken.has(id)) {
      const copy = (copies.get(document.id) ?? 1) + 1;
      copies.set(document.id, copy);
      id = `${document.id}~${copy}`;
    }
    taken.add(id);
    return id === document.id ? document : { ...document, id };
  });
}
