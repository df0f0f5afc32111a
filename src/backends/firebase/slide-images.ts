import * as v from 'valibot';
import { keepAnswer } from './keep-answer.ts';
import { options, storageEmulatorHost } from './settings.ts';
import { storageOrigin } from './storage-origin.ts';

/** What no second try mends: there is no such file, or it is not for us. */
const REFUSALS = [403, 404];

/**
 * §7: resolves a slide's storage path to a download URL. By a plain request, which needs neither the
 * SDK nor a preflight; when that fails, the SDK is loaded and goes on trying.
 */
export async function resolveSlideImage(path: string): Promise<string> {
  if (/^https:\/\//i.test(path)) return path;
  const address = lookUpAddress(path);
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return downloadAddress(address, response);
  const answer = `looking up ${path}: the answer was ${response?.status ?? 'none'}`;
  if (response && REFUSALS.includes(response.status)) throw new Error(answer);
  console.warn(`${answer}; trying on`);
  const { lookUpPatiently } = await import('./patient-look-up.ts');
  return lookUpPatiently(path);
}

function lookUpAddress(path: string): string {
  const name = path.split('/').filter(Boolean).join('/');
  const bucket = `${storageOrigin(storageEmulatorHost)}/v0/b/${options.storageBucket}`;
  return `${bucket}/o/${encodeURIComponent(name)}`;
}

const metadata = v.object({ downloadTokens: v.pipe(v.string(), v.nonEmpty()) });

async function downloadAddress(address: string, response: Response): Promise<string> {
  keepAnswer(response.clone());
  const { downloadTokens } = v.parse(metadata, await response.json());
  const [token = ''] = downloadTokens.split(',');
  return `${address}?alt=media&token=${encodeURIComponent(token)}`;
}
