import type { CollectionName } from './backend.ts';

/** Something wrong with one document, said so that its editor can find and mend it. */
export interface Problem {
  readonly collection: CollectionName;
  readonly id: string;
  /** Empty when the document as a whole is wrong. */
  readonly field: string;
  readonly message: string;
}

export function describeProblem({ collection, id, field, message }: Problem): string {
  return `${collection}, document "${id}"${field === '' ? '' : `, field "${field}"`}: ${message}`;
}

const reported = new Set<string>();

/** Says each problem once, however often the content is read again. */
export function warnOnce(problem: Problem): void {
  const line = describeProblem(problem);
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(line);
}
