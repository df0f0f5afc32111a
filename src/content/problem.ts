import type { CollectionName } from './backend.ts';

/** Something wrong with one document, described so that its editor can find and fix it. */
export interface Problem {
  readonly collection: CollectionName;
  readonly id: string;
  /** Empty when the whole document is wrong. */
  readonly field: string;
  /** The same for all documents with this problem. */
  readonly message: string;
  /** What the document holds instead. */
  readonly found?: string;
}

export function describeProblem({ collection, id, field, message, found }: Problem): string {
  const where = `${collection}, document "${id}"${nameField(field)}`;
  return `${where}: ${message}${found === undefined ? '' : `: ${found}`}`;
}

const NAMED_DOCUMENTS = 5;

/** One line for each kind of problem, whatever the number of documents. */
function summariseProblems(problems: readonly Problem[]): readonly string[] {
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
