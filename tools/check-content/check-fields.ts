import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { Problem } from '../../src/content/problem.ts';
import { costOf } from './costs.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** What the app's own parsers complain of: fields and documents that cannot be read, ids used twice. */
export function checkFields({
  slides,
  sequence,
  items,
  problems,
}: ReadContent): readonly Finding[] {
  const shown = {
    [HERO]: idsOf(slides),
    [SEQUENCE]: idsOf(sequence),
    [MENU]: idsOf(items),
  };
  return problems.map((problem): Finding => {
    if (problem.field === 'id') return duplicateId(problem);
    const isLeftOut = !shown[problem.collection].has(problem.id);
    const cost = costOf(problem.collection, isLeftOut ? '' : problem.field);
    return { ...problem, ...cost, kind: 'unreadable' };
  });
}

function idsOf(documents: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(documents.map(({ id }) => id));
}

function duplicateId(problem: Problem): Finding {
  const cost = 'a link to one of them may open the other';
  return { ...problem, kind: 'duplicate-id', severity: 'warning', cost };
}
