import * as v from 'valibot';
import { isTemporary } from '../../src/backends/firebase/rest.ts';
import { downloadAddress, lookUpAddress } from '../../src/backends/firebase/storage.ts';
import { withTimeout } from '../../src/platform/timing.ts';
import type { FirebaseProject } from './firebase-project.ts';

/** Metadata of a file in Storage. */
export type StorageFile = Awaited<ReturnType<typeof lookUpStorageFile>>;

/** The host answered, and a retry would not help. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

const metadata = v.object({
  // Composite objects have none.
  md5Hash: v.optional(v.string()),
  generation: v.string(),
});

/** Looks up a path as the page does (§7). Throws `FileRefused` where a retry is useless. */
export function lookUpStorageFile(project: FirebaseProject, path: string) {
  const address = lookUpAddress(project.storage, path);
  return withTimeout(`looking up ${path}`, async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw failedAnswer(`looking up ${path}`, response.status);
    const answer: unknown = await response.json();
    const { md5Hash, generation } = v.parse(metadata, answer);
    const downloadUrl = downloadAddress(address, answer);
    // Changes whenever the file does: the MD5 of its bytes in Base64, else the generation.
    const version = md5Hash ?? `generation ${generation}`;
    return { version, downloadUrl };
  });
}

export function failedAnswer(request: string, status: number): Error {
  const answer = `${request}: the answer was ${status}`;
  return isTemporary(status) ? new Error(answer) : new FileRefused(answer);
}
