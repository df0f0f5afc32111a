import { applyBranch } from '../domain/branches.ts';
import { BRANCHES, type CollectionName, type RawDocument } from './backend.ts';
import type { PageContent } from './page-content.ts';
import { parseBranches } from './parse-branch.ts';
import type { ReportProblems } from './parse-collection.ts';
import { parsePageContent } from './reader.ts';

/** What every page is rendered from: the plain menu's, and then that of each branch. */
export function parsePageContents(
  collections: ReadonlyMap<CollectionName, readonly RawDocument[]>,
  report?: ReportProblems,
): readonly [PageContent, ...Required<PageContent>[]] {
  const plain = parsePageContent(collections, report);
  const branches = parseBranches(collections.get(BRANCHES) ?? [], report);
  const contents = branches.map((branch) => ({
    sections: applyBranch(plain.sections, branch),
    slides: plain.slides,
    branch: { id: branch.id, name: branch.name },
  }));
  return [plain, ...contents];
}
