import * as v from 'valibot';
import type { Bilingual } from '../menu/language.ts';
import type { RawDocument } from './backend.ts';
import type { ReportField } from './parse-collection.ts';

/** A text, or a number that serves as one. Null and blank count as absent. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.pipe(v.number(), v.finite())], 'must be a text or a number')),
  v.transform((value) => {
    const trimmed = String(value ?? '').trim();
    return trimmed === '' ? undefined : trimmed;
  }),
);

/** A display order: "3" counts as 3, and what cannot be read counts as none. */
export const index = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }),
);

/** The document's fields as the schema says, or nothing and a report of the first that is wrong. */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  document: RawDocument,
  report: ReportField,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, document.fields);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  report(field, field === '' ? 'must be an object' : issue.message);
  return undefined;
}

/** Leaves out the entries without a value: what is absent in the content is absent in the domain. */
export function present<T extends Readonly<Record<string, unknown>>>(fields: T): Present<T> {
  const kept: Present<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (isPresent(value)) kept[key] = value;
  }
  return kept;
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

function isPresent<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null;
}

export function bilingual(en: string | undefined, ar: string | undefined): Bilingual {
  return present({ en, ar });
}
