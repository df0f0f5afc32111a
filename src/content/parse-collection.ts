import type { CollectionName, RawDocument } from './backend.ts';

export type ReportField = (field: string, message: string, found?: string) => void;

export type ReportProblems = (problems: readonly Problem[]) => void;

/** Returns something safe to show, or reports why the document cannot be shown. */
export type ParseDocument<T> = (document: RawDocument, report: ReportField) => T | undefined;

export function parseCollection<T>(
  collection: CollectionName,
  documents: readonly RawDocument[],
  parse: ParseDocument<T>,
  report: ReportProblems = warnOfProblems,
): readonly T[] {
  const problems: Problem[] = [];
  const parsed = withUniqueIds(documents, (id) =>
    problems.push({ collection, id, field: 'id', message: 'is used by more than one document' }),
  ).flatMap((document) => {
    const value = parse(document, (field, message, found) => {
      problems.push({ collection, id: document.id, field, message, found });
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

/** Something wrong with one document, described so that its editor can find and fix it. */
export interface Problem {
  readonly collection: CollectionName;
  readonly id: string;
  /** Empty when the whole document is wrong. */
  readonly field: string;
  /** The same for all documents with this problem. */
  readonly message: string;
  readonly found?: string | undefined;
}

export function describeProblem({ collection, id, field, message, found }: Problem): string {
  const where = `${collection}, document "${id}"${nameField(field)}`;
  return `${where}: ${message}${found === undefined ? '' : `: ${found}`}`;
}

const NAMED_DOCUMENTS = 5;

/** One line for each kind of problem, whatever the number of documents. */
export function summariseProblems(problems: readonly Problem[]): readonly string[] {
  const idsByKind = new Map<string, string[]>();
  for (const { collection, id, field, message } of problems) {
    const kind = `${collection}${nameField(field)}: ${message}`;
    const ids = idsByKind.get(kind) ?? [];
    ids.push(id);
    idsByKind.set(kind, ids);
  }
  return Array.from(idsByKind, ([kind, ids]) => {
    const named = ids.slice(0, NAMED_DOCUMENTS).join(', ');
    const count = ids.length === 1 ? '1 document' : `${ids.length} documents`;
    return `${kind} (${count}: ${named}${ids.length > NAMED_DOCUMENTS ? ', …' : ''})`;
  });
}

const warned = new Set<string>();

/** Logs each line once, however often the content is read. */
export function warnOfProblems(problems: readonly Problem[]): void {
  for (const line of summariseProblems(problems)) {
    if (warned.has(line)) continue;
    warned.add(line);
    console.warn(line);
  }
}

function nameField(field: string): string {
  return field === '' ? '' : `, field "${field}"`;
}
