import * as v from 'valibot';
import type { Bilingual } from '../menu/language.ts';
import type { RawDocument } from './backend.ts';
import type { ReportField } from './parse-collection.ts';

const textOrNumber = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** A text, or a number that serves as one. Null and blank count as absent. */
export const text = v.pipe(
  v.nullish(v.union(textOrNumber.options, 'must be a text or a number')),
  v.transform((value) => presentText(String(value ?? ''))),
);

/** A text, or a list of texts that serves as one. */
export function textOrList(separator: string) {
  const message = 'must be a text, a number or a list of them';
  return v.pipe(
    v.nullish(v.union([...textOrNumber.options, v.array(textOrNumber)], message)),
    v.transform((value) =>
      presentText(Array.isArray(value) ? value.join(separator) : String(value ?? '')),
    ),
  );
}

function presentText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** A display order: "3" counts as 3. */
export const index = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()], 'must be a number'),
    v.transform((value) => (String(value).trim() === '' ? undefined : Number(value))),
    v.optional(v.pipe(v.number('must be a number'), v.finite('must be a number'))),
  ),
);

/** What the schema makes of the document's fields: one that is wrong is reported and counts as absent. */
export function readFields<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  document: RawDocument,
  report: ReportField,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> | undefined {
  const result = v.safeParse(schema, document.fields);
  if (result.success) return result.output;
  if (!isRecord(document.fields)) {
    report('', 'must be an object');
    return undefined;
  }
  const messages = new Map(
    result.issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]),
  );
  for (const [field, message] of messages) report(field, message);
  const sound = Object.entries(document.fields).filter(([field]) => !messages.has(field));
  return v.parse(schema, Object.fromEntries(sound));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
