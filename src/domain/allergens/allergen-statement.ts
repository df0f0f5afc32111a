import { type Certainty, type Clause, findClauses, is, type Phrase } from './allergen-clauses.ts';
import { createDictionary, type Meaning } from './allergen-dictionary.ts';
import { ALLERGEN_GROUPS, type AllergenGroup } from './allergen-groups.ts';
import type { PhraseDictionary } from './phrase-dictionary.ts';

/** A part of a text that names an allergen. */
interface Naming {
  readonly start: number;
  readonly end: number;
  /** Ids of groups. None: the word belongs to no group. */
  readonly groups: readonly string[];
  readonly certainty: Certainty;
  /** A word beside a known one, as "fresh" in "fresh milk". */
  readonly isQualifier: boolean;
}

/** What one text says about allergens. */
interface TextStatement {
  readonly namings: readonly Naming[];
  /** Groups that the text may include without naming them: "nuts" leaves peanuts open. */
  readonly unclear: readonly string[];
  readonly saysNone: boolean;
  /** "Ask us", "unknown": what the text does not name stays open. */
  readonly isIncomplete: boolean;
}

export type ReadStatement = (text: string) => TextStatement;

/** Reads texts by the given groups. In doubt, a word counts as contained. */
export function createReadStatement(
  groups: readonly AllergenGroup[] = ALLERGEN_GROUPS,
): ReadStatement {
  const dictionary = createDictionary(groups);
  const cache = new Map<string, TextStatement>();
  return (text) => {
    const statement = cache.get(text) ?? readStatement(text, dictionary);
    cache.set(text, statement);
    return statement;
  };
}

function readStatement(text: string, dictionary: PhraseDictionary<Meaning>): TextStatement {
  const clauses = findClauses(text, dictionary);
  return {
    namings: clauses.flatMap(readClause),
    unclear: clauses.flatMap(findUnclear),
    saysNone: clauses.some(saysNone),
    isIncomplete: clauses.some((clause) => clause.mode === 'ask' || leavesOthersOpen(clause)),
  };
}

/** A claim is believed only if nothing beside it may turn it around. */
function isBelieved({ doubts }: Clause): boolean {
  return doubts === 0;
}

/** Whether a clause claims that this is missing: "no milk", "milk-free". */
function isClaimed({ mode, phrases }: Clause, phrase: Phrase): boolean {
  return mode === 'freeFrom' || isFollowedBy(phrases, phrase, 'free');
}

function readClause(clause: Clause): readonly Naming[] {
  const { mode, phrases } = clause;
  const claimed = phrases.filter((phrase) => isClaimed(clause, phrase));
  // A claim about a whole group covers its foods: "gluten-free bread". "Lactose-free milk" is milk.
  const freed = new Set(isBelieved(clause) ? claimed.flatMap(wholeGroups) : []);
  const named = phrases.flatMap((phrase): readonly Naming[] => {
    const isFree = claimed.includes(phrase);
    const groups = idsOf(phrase, 'group').filter((id) =>
      isFree ? freed.has(id) && wholeGroups(phrase).includes(id) : !freed.has(id),
    );
    if (groups.length === 0) return [];
    const certainty = isFree ? 'freeFrom' : certaintyIn(mode);
    return [{ start: phrase.start, end: phrase.end, groups, certainty, isQualifier: false }];
  });
  return [...named, ...nameUnknown(clause, named.length > 0)];
}

/** Words of no group that stand together are one name: "monosodium glutamate". */
function nameUnknown(
  { mode, phrases, doubts, hasClaim }: Clause,
  isBesideKnown: boolean,
): readonly Naming[] {
  const unknown = phrases.filter(({ meanings }) => meanings.length === 0);
  const [first] = unknown;
  const last = unknown.at(-1);
  if (!first || !last) return [];
  // "No garlic" is a claim; what "not without garlic" means is left open.
  const isUnclear = mode === 'freeFrom' && doubts > 1;
  const certainty = isUnclear ? 'mayContain' : certaintyIn(mode);
  const isQualifier = isBesideKnown || mode === 'ask' || hasClaim;
  if (!isQualifier)
    return [{ start: first.start, end: last.end, groups: [], certainty, isQualifier }];
  return unknown.map(({ start, end }) => ({ start, end, groups: [], certainty, isQualifier }));
}

function certaintyIn(mode: Clause['mode']): Certainty {
  return mode === 'ask' ? 'mayContain' : mode;
}

/** "Nuts" leaves peanuts open, "no cheese" other milk, and a claim that is not believed its groups. */
function findUnclear(clause: Clause): readonly string[] {
  return clause.phrases.flatMap((phrase) => {
    if (!isClaimed(clause, phrase)) return idsOf(phrase, 'unclear');
    const believed = isBelieved(clause) ? wholeGroups(phrase) : [];
    return idsOf(phrase, 'group').filter((id) => !believed.includes(id));
  });
}

/** "None", "no allergens", "allergen-free", or "no" and nothing after it. */
function saysNone(clause: Clause): boolean {
  if (!isBelieved(clause)) return false;
  if (clause.mode === 'freeFrom' && clause.phrases.length === 0) return true;
  return clause.phrases.some(
    (phrase) => is(phrase, 'none') || (is(phrase, 'allergen') && isClaimed(clause, phrase)),
  );
}

/** "Various allergens", "may contain allergens", "not allergen-free". A heading leaves nothing open. */
function leavesOthersOpen(clause: Clause): boolean {
  const { mode, phrases } = clause;
  const isAboutAll = phrases.some((phrase) => is(phrase, 'allergen') || is(phrase, 'none'));
  if (!isAboutAll || saysNone(clause)) return false;
  if (!isBelieved(clause) && clause.hasClaim) return true;
  const namesGroup = phrases.some((phrase) => idsOf(phrase, 'group').length > 0);
  return !namesGroup && (mode === 'mayContain' || phrases.length > 1 || !isBelieved(clause));
}

function isFollowedBy(phrases: readonly Phrase[], phrase: Phrase, kind: Meaning['kind']): boolean {
  const next = phrases[phrases.indexOf(phrase) + 1];
  return next !== undefined && is(next, kind);
}

function wholeGroups({ meanings }: Phrase): readonly string[] {
  return meanings.flatMap((meaning) =>
    meaning.kind === 'group' && meaning.isWhole ? [meaning.id] : [],
  );
}

function idsOf({ meanings }: Phrase, kind: 'group' | 'unclear'): readonly string[] {
  return meanings.flatMap((meaning) => (meaning.kind === kind ? [meaning.id] : []));
}
