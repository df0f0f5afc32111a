import { keepAnswer } from './keep-answer.ts';
import { storage } from './settings.ts';
import { downloadAddress, isWholeAddress, lookUpAddress } from './storage-addresses.ts';

/** What no second try mends: there is no such file, or it is not for us. */
const REFUSALS = [403, 404];

/**
 * §7: resolves a slide's storage path to a download URL. By a plain request, which needs neither the
 * SDK nor a preflight; when that fails, the SDK is loaded and goes on trying.
 */
export async function resolveSlideImage(path: string): Promise<string> {
  if (isWholeAddress(path)) return path;
  const address = lookUpAddress(storage, path);
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) {
    keepAnswer(response.clone());
    return downloadAddress(address, await response.json());
  }
  const answer = `looking up ${path}: the answer was ${response?.status ?? 'none'}`;
  if (response && REFUSALS.includes(response.status)) throw new Error(answer);
  console.warn(`${answer}; trying on`);
  const { lookUpPatiently } = await import('./patient-look-up.ts');
  return lookUpPatiently(path);
}
