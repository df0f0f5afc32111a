import * as v from 'valibot';
import type { SequenceEntry } from '../menu/types.ts';
import { bilingual, index, present, readFields, text } from './fields.ts';
import type { ParseDocument } from './parse-collection.ts';

const entryFields = v.object({ categoryEn: text, categoryAr: text, index });

export const parseSequenceEntry: ParseDocument<SequenceEntry> = (document, report) => {
  const fields = readFields(entryFields, document, report);
  if (!fields) return undefined;
  const name = bilingual(fields.categoryEn, fields.categoryAr);
  if (name.en === undefined && name.ar === undefined) {
    report('categoryEn', 'is missing, and so is categoryAr: the entry names no category');
    return undefined;
  }
  return { id: document.id, name, ...present({ index: fields.index }) };
};
