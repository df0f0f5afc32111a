import type { SequenceEntry } from '../domain/types.ts';
import { bilingual, createFieldReader, index, present, text } from './fields.ts';
import type { ParseDocument } from './parse-collection.ts';

export const parseSequenceEntry: ParseDocument<SequenceEntry> = (document, report) => {
  const read = createFieldReader(document, report);
  if (!read) return undefined;
  const name = bilingual(read('categoryEn', text), read('categoryAr', text));
  if (name.en === undefined && name.ar === undefined) {
    report('categoryEn', 'is missing, and so is categoryAr: the entry names no category');
    return undefined;
  }
  return { id: document.id, name, ...present({ index: read('index', index) }) };
};
