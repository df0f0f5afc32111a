import type { RawDocument } from './backend.ts';

/** The documents of a collection kept as a JSON array; their ids are among their fields. */
export function parseDocuments(json: unknown): readonly RawDocument[] {
  if (!Array.isArray(json)) throw new TypeError('must be an array of documents');
  return json.map((fields: unknown, position) => ({ id: idOf(fields, position), fields }));
}

function idOf(fields: unknown, position: number): string {
  if (typeof fields === 'object' && fields !== null && 'id' in fields) {
    const { id } = fields;
    if (typeof id === 'string' && id.trim() !== '') return id;
    if (typeof id === 'number') return String(id);
  }
  return `#${position + 1}`;
}
