import type { StoredDocument } from './document-store.ts';

/** `database` is `projects/P/databases/D`. */
export function documentName(database: string, collection: string, id: string): string {
  return `${database}/documents/${collection}/${id}`;
}

export function wireDocument(database: string, collection: string, document: StoredDocument) {
  const { id, fields, createTime, updateTime } = document;
  const name = documentName(database, collection, id);
  // The backend leaves out what is empty.
  const isEmpty = Object.keys(fields).length === 0;
  return { name, ...(isEmpty ? {} : { fields }), createTime, updateTime };
}

/** The part of a resource name behind `documents/`: a path of collections and documents. */
export function relativePath(name: string): string {
  return name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\/?/, '');
}
