import type { FastifyInstance } from 'fastify';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import { type KeepFile, keepFiles } from './files/keep-files.ts';
import { serveFolder } from './files/serve-folder.ts';
import { createFinder, type FindFile } from './find-file.ts';
import { isPulledPicture } from './pull/pulled-folder.ts';
import { compress } from './representation.ts';
import { CONTENT_POLICY, type Headers, IMMUTABLE, REVALIDATE } from './security-headers.ts';

export const CONTENT_HEADERS = {
  'cache-control': REVALIDATE,
  'content-security-policy': CONTENT_POLICY,
} as const;

/** What is named by its bytes never changes. */
const PULLED_PICTURE_HEADERS = { ...CONTENT_HEADERS, 'cache-control': IMMUTABLE } as const;

export function contentHeadersOf(address: string): Headers {
  return isPulledPicture(address) ? PULLED_PICTURE_HEADERS : CONTENT_HEADERS;
}

/** The content folder, whose files are edited while the server runs. */
export interface ContentFiles {
  readonly find: FindFile;
  readonly keep: KeepFile;
}

export function openContentFiles(root: string): ContentFiles {
  return { find: createFinder(root), keep: keepFiles((_file, bytes) => compress(bytes)) };
}

export function serveContent(app: FastifyInstance, content: ContentFiles): void {
  serveFolder(app, {
    ...content,
    prefix: CONTENT_FOLDER,
    isOffered: () => true,
    headersOf: contentHeadersOf,
  });
}
