import type { Report } from './examine.ts';
import type { Finding } from './finding.ts';

/** A problem that more documents share is reported once for all of them. */
const MAX_REPEATS = 5;

/** The report for people: problems by document, then shared problems, then the counts. */
export function formatReport({ findings, counts }: Report): string {
  const alike = groupBy(findings, ({ collection, field, message }) =>
    JSON.stringify([collection, field, message]),
  );
  const common = alike.filter((group) => group.length > MAX_REPEATS);
  const inCommon = new Set(common.flat());
  const documents = groupBy(
    findings.filter((finding) => !inCommon.has(finding)),
    ({ collection, id }) => JSON.stringify([collection, id]),
  );
  return [
    ...documents.toSorted(worstFirst).map(describeDocument),
    ...common.toSorted(worstFirst).map(describeCommon),
    describeCounts(counts),
  ].join('\n\n');
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return [...groups.values()];
}

function worstFirst(a: readonly Finding[], b: readonly Finding[]): number {
  return Number(hasErrors(b)) - Number(hasErrors(a));
}

function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

function describeDocument(findings: readonly Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  const sorted = findings.toSorted((a, b) => worstFirst([a], [b]));
  const titles = Object.values(first.titles ?? {}).map((title) => `, ${title}`);
  const document = `${first.collection}, document "${first.id}"${titles.join('')}`;
  return [document, ...sorted.map(describe)].join('\n');
}

function describeCommon(findings: readonly Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  const { found: _, ...common } = first;
  const names = findings.slice(0, MAX_REPEATS).map(({ id, titles }) => {
    const [title] = Object.values(titles ?? {});
    return title === undefined ? id : `${id}: ${title}`;
  });
  const documents = `${findings.length} documents (${names.join(', ')}, …)`;
  return [`${first.collection}, ${documents}`, describe(common)].join('\n');
}

function describe({ severity, field, message, found, cost }: Finding): string {
  const where = field === '' ? '' : `${field} `;
  const what = `${where}${message}${found === undefined ? '' : `: ${found}`}`;
  return `  ${severity.padEnd(7)}  ${what}\n           so ${cost}`;
}

function describeCounts({ slides, categories, items, pictures, ...found }: Report['counts']) {
  const content = [
    count(slides, 'slide', 'slides'),
    count(categories, 'category', 'categories'),
    count(items, 'dish', 'dishes'),
    count(pictures, 'picture', 'pictures'),
  ].join(', ');
  const errors = count(found.errors, 'error', 'errors');
  return `${content}: ${errors}, ${count(found.warnings, 'warning', 'warnings')}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
