import type { Collections } from '../../server/firebase/firebase-project.ts';
import {
  type CollectionName,
  HERO,
  MENU,
  parseDocuments,
  SEQUENCE,
} from '../../src/content/backend.ts';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import type { Finding } from './finding.ts';
import { type ReadContent, readContent } from './read-content.ts';

export interface StoredContent {
  readonly slides?: readonly unknown[];
  readonly sequence?: readonly unknown[];
  readonly items?: readonly unknown[];
}

export function collectionsOf({ slides, sequence, items }: StoredContent): Collections {
  return new Map<CollectionName, ReturnType<typeof parseDocuments>>([
    [HERO, parseDocuments(slides ?? [])],
    [SEQUENCE, parseDocuments(sequence ?? [])],
    [MENU, parseDocuments(items ?? [])],
  ]);
}

export function contentOf(stored: StoredContent): ReadContent {
  return readContent(collectionsOf(stored), CONTENT_FOLDER);
}

/** A finding in one line, for tables: what is wrong, where, and how bad it is. */
export function lineOf({ severity, kind, id, field, found }: Finding): string {
  return [severity, kind, id, field, found].filter(Boolean).join(' ');
}
