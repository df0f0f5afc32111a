import { isRecord } from '../domain/json.ts';
import type { Language, LocalizedText } from '../domain/language.ts';
import { parseNumber } from '../domain/price.ts';
import type { RawDocument } from './backend.ts';
import type { ReportField } from './parse-collection.ts';

interface Wrong {
  readonly message: string;
}

/** The field's value, if it has one. Null and blank count as absent. */
export type ParseField<T extends Value> = (value: unknown) => T | Wrong | undefined;

type Value = string | number | true;

export type ReadField = <T extends Value>(field: string, parse: ParseField<T>) => T | undefined;

/** Reads a document field by field: a wrong one is reported and counts as absent. */
export function createFieldReader(
  { fields }: RawDocument,
  report: ReportField,
): ReadField | undefined {
  if (!isRecord(fields)) {
    report('', 'must be an object');
    return undefined;
  }
  return (field, parse) => {
    const parsed = parse(fields[field] ?? '');
    if (typeof parsed !== 'object') return parsed;
    report(field, parsed.message);
    return undefined;
  };
}

export function text(value: unknown): string | Wrong | undefined {
  return isTextLike(value) ? presentText(value) : { message: 'must be a text or a number' };
}

export function textOrList(separator: string): ParseField<string> {
  return (value) => {
    const texts = Array.isArray(value) ? value : [value];
    return texts.every(isTextLike)
      ? presentText(texts.join(separator))
      : { message: 'must be a text, a number or a list of them' };
  };
}

/** A display order: "3" counts as 3. */
export function index(value: unknown): number | Wrong | undefined {
  if (!isTextLike(value)) return { message: 'must be a number' };
  const written = presentText(value);
  if (written === undefined) return undefined;
  return Number.isFinite(Number(written)) ? Number(written) : { message: 'must be a number' };
}

/** An amount, in either language's digits; never negative. */
export function amount(value: unknown): number | Wrong | undefined {
  const written = isTextLike(value) ? presentText(value) : 'no number';
  if (written === undefined) return undefined;
  return parseNumber(written) ?? { message: 'must be a number that is not negative' };
}

/** True if it says yes, in either language; absent if it says no. */
export function yes(value: unknown): true | Wrong | undefined {
  const written = presentText(isTextLike(value) || typeof value === 'boolean' ? `${value}` : '?');
  if (written === undefined || /^(?:false|no|[0٠]|لا)$/i.test(written)) return undefined;
  return /^(?:true|yes|[1١]|نعم)$/i.test(written) ? true : { message: 'must be true or false' };
}

function isTextLike(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/** Control characters, direction overrides and isolates, zero-width characters. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u200b\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Joiners shape Arabic letters and emoji; elsewhere they only tear words apart. */
const STRAY_JOINER = /(?<![\p{scx=Arab}\p{ExtPict}\p{EMod}]|\ufe0f)(?:\u200c|\u200d)/gu;

/** A text without what no reader sees, so that it reads as it is written. */
export function removeHidden(text: string): string {
  return text.replace(HIDDEN, '').replace(STRAY_JOINER, '');
}

/** Well-formed: in HTML half a surrogate pair becomes U+FFFD, and hydration would find another text. */
function presentText(value: string | number): string | undefined {
  const trimmed = removeHidden(String(value).toWellFormed()).trim();
  return trimmed === '' ? undefined : trimmed;
}

/** Maps the values of a record. Entries that become `undefined` are omitted. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  map: (value: V, key: K) => W | undefined,
): { [Key in K]?: W } {
  const mapped: { [Key in K]?: W } = {};
  for (const key in record) {
    const value = map(record[key], key);
    if (value !== undefined) mapped[key] = value;
  }
  return mapped;
}

export function localized(
  read: ReadField,
  names: Readonly<Record<Language, string>>,
  parse: (language: Language) => ParseField<string>,
): LocalizedText {
  return mapValues(names, (name, language) => read(name, parse(language)));
}
