import type { CollectionName } from './backend.ts';

/** Something wrong with one document, said so that its editor can find and mend it. */
export interface Problem {
  readonly collection: CollectionName;
  readonly id: string;
  /** Empty when the document as a whole is wrong. */
  readonly field: string;
  /** The same for all that have this problem. */
  readonly message: string;
  /** What the document holds instead. */
  readonly found?: string;
}

export function describeProblem({ collection, id, field, message, found }: Problem): string {
  const where = `${collection}, document "${id}"${nameField(field)}`;
  return `${where}: ${message}${found === undefined ? '' : `: ${found}`}`;
}

const NAMED_DOCUMENTS = 5;

/** One line for each kind of problem, however many documents have it. */
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

const said = new Set<string>();

/** Says each line once, however often the content is read again. */
export function warnOfProblems(problems: readonly Problem[]): void {
  for (const line of summariseProblems(problems)) {
    if (said.has(line)) continue;
    said.add(line);
    console.warn(line);
  }
}

function nameField(field: string): string {
  return field === '' ? '' : `, field "${field}"`;
}
