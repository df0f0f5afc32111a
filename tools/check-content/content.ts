import type { Collections } from '../../server/firebase/firebase-project.ts';
import { BRANCHES, type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { parseBranch } from '../../src/content/parse-branch.ts';
import type { ParseDocument, Problem } from '../../src/content/parse-collection.ts';
import { parseCollection } from '../../src/content/parse-collection.ts';
import { createItemParser, parseSequenceEntry, parseSlide } from '../../src/content/parsers.ts';
import { isRecord } from '../../src/domain/json.ts';
import { arrangeSections } from '../../src/domain/sections.ts';

export interface Place {
  readonly collection: CollectionName | 'menu.config.ts';
  /** Empty for the whole collection. */
  readonly id: string;
  /** Empty for the whole document. */
  readonly field: string;
}

/** What is wrong with one field of one document, and what that costs the diner. */
export interface Finding extends Place {
  /** With an error the diner loses something; with a warning it is shown, but poorly. */
  readonly severity: 'error' | 'warning';
  /** The same for all documents with this mistake. */
  readonly message: string;
  readonly found?: string | undefined;
}

export function warning(place: Place, message: string, found?: string): Finding {
  const { collection, id, field } = place;
  return { collection, id, field, severity: 'warning', message, found };
}

export function error(place: Place, message: string, found?: string): Finding {
  return { ...warning(place, message, found), severity: 'error' };
}

/** What the diner loses, by collection and field; without a field, the whole document. */
const LOSSES: readonly (readonly [RegExp, string])[] = [
  [/^SteakHouseMenu $/, 'the dish is not shown'],
  [/^SHAdminHero (?:imageUrl)?$/, 'the slide is not shown'],
  [/^SteakHouseBranches $/, 'the branch has no page'],
  [/^SteakHouseCategorySequence $|index$/, 'it comes last'],
  [/soldOut$/, 'diners can still order it'],
  [/itemImage$/, 'the dish is shown without a picture'],
  [
    /^(?:SHAdminHero .*|SteakHouse(?:CategorySequence category|Branches name))Ar$/,
    'Arabic readers see the English words',
  ],
  [/Ar$/, 'Arabic readers do not see it'],
  [
    /^SteakHouse(?:CategorySequence category|Branches name)/,
    'English readers see the Arabic words',
  ],
  [/En$| title$| description$/, 'English readers do not see it'],
  [/^/, 'diners do not see it'],
];

/** What is lost, but not missed much; `ca` are calories, caffeine and category. */
const MINOR =
  /^SteakHouse(?:CategorySequence|Branches name)|^SHAdminHero .*Ar$| (?:descriptions|ca|index)/;

export function lost(place: Place, why: string, found?: string): Finding {
  const field = `${place.collection} ${place.field}`;
  const [, loss] = LOSSES.find(([pattern]) => pattern.test(field)) ?? [];
  return (MINOR.test(field) ? warning : error)(place, `${why}, so ${loss}`, found);
}

/** A document that the app shows, as it is stored. */
export interface ShownDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type ReadContent = ReturnType<typeof readContent>;

/** The content as the app sees it, and the problems that its parsers reported. */
export function readContent(collections: Collections, itemFolder: string) {
  const problems: Problem[] = [];
  const documents: ShownDocument[] = [];
  function read<T>(collection: CollectionName, parse: ParseDocument<T>): readonly T[] {
    const parseAndKeep: ParseDocument<T> = ({ id, fields }, report) => {
      const value = parse({ id, fields }, report);
      if (value && isRecord(fields)) documents.push({ collection, id, fields });
      return value;
    };
    const stored = collections.get(collection) ?? [];
    return parseCollection(collection, stored, parseAndKeep, (found) => problems.push(...found));
  }
  const slides = read(HERO, parseSlide);
  const sequence = read(SEQUENCE, parseSequenceEntry);
  const items = read(MENU, createItemParser(itemFolder));
  const branches = read(BRANCHES, parseBranch);
  const sections = arrangeSections(items, sequence);
  return { slides, sequence, items, branches, sections, documents, problems };
}

export function textOf(value: unknown): string {
  return [value].flat().join(' ');
}
