import type { Backend } from './backend.ts';
import { createReader, type Reader } from './reader.ts';

/** Only the page of a branch loads what reads branches. */
export async function openReader(backend: Backend, branch: string | undefined): Promise<Reader> {
  if (branch === undefined) return createReader(backend);
  const { createBranchReader } = await import('./branch-reader.ts');
  return createBranchReader(backend, branch);
}
