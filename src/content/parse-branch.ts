import type { Branch } from '../domain/branches.ts';
import { foldId } from '../domain/find-item.ts';
import { isRecord } from '../domain/json.ts';
import { hasText, type LocalizedText } from '../domain/language.ts';
import { isBranchId } from '../domain/page-path.ts';
import { BRANCHES, type RawDocument } from './backend.ts';
import { createFieldReader, localized, text, textOrList } from './fields.ts';
import {
  type ParseDocument,
  parseCollection,
  type ReportField,
  type ReportProblems,
} from './parse-collection.ts';

/** The names under which its texts are stored. */
export const BRANCH_NAMES = { en: 'nameEn', ar: 'nameAr' } as const;

/** Of ids that differ in case only, the first one counts: `npm run check` says so. */
export function parseBranches(documents: readonly RawDocument[], report?: ReportProblems) {
  const branches = parseCollection(BRANCHES, documents, parseBranch, report);
  return branches.filter(({ id }, at) => branches.findIndex((one) => one.id === id) === at);
}

export const parseBranch: ParseDocument<Branch> = (document, report) => {
  const read = createFieldReader(document, report);
  if (!read || !isRecord(document.fields)) return undefined;
  const id = foldId(document.id);
  if (!isBranchId(id)) {
    report('id', 'must be of letters from a to z, digits and dashes, and no language', document.id);
    return undefined;
  }
  const readIds = (field: string) =>
    new Set((read(field, textOrList(',')) ?? '').split(/[,،]/).map(foldId).filter(Boolean));
  const name = localized(read, BRANCH_NAMES, () => text);
  return {
    id,
    name: hasText(name) ? name : { en: id },
    soldOut: readIds('soldOut'),
    hidden: readIds('hidden'),
    prices: readPrices(document.fields.prices ?? {}, report),
  };
};

/** A price is a text, or one for each language: no other price stands beside it. */
function readPrices(stored: unknown, report: ReportField): ReadonlyMap<string, LocalizedText> {
  if (!isRecord(stored)) report('prices', 'must be an object of prices by dish');
  const prices = Object.entries(isRecord(stored) ? stored : {}).map(([dish, price]) => {
    const fields = isRecord(price) ? price : { en: price, ar: price };
    const read = createFieldReader({ id: dish, fields }, (_, message) =>
      report('prices', message, dish),
    );
    return [foldId(dish), read ? localized(read, { en: 'en', ar: 'ar' }, () => text) : {}] as const;
  });
  return new Map(prices.filter(([, price]) => hasText(price)));
}
