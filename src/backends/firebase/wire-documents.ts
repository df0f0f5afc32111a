import type { RawDocument } from '../../content/backend.ts';
import type { WireDocument } from './fetch-documents.ts';
import { fieldsFromWire } from './plain-value.ts';

export function idOf({ name }: Pick<WireDocument, 'name'>): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function fromWireDocument(document: WireDocument): RawDocument {
  return { id: idOf(document), fields: fieldsFromWire(document.fields) };
}
