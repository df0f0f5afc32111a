import * as v from 'valibot';
import { keepAnswer } from './keep-answer.ts';
import { emulators, options } from './settings.ts';

/**
 * §7: resolves a slide's storage path to a download URL. By a plain request, which needs neither the
 * SDK nor a preflight; when that fails, the SDK is loaded and goes on trying.
 */
export async function resolveSlideImage(path: string): Promise<string> {
  if (/^https:\/\//i.test(path)) return path;
  try {
    return await lookUp(path);
  } catch (error) {
    console.warn(`The download URL of ${path} is tried for again:`, error);
    const { lookUpPatiently } = await import('./patient-look-up.ts');
    return lookUpPatiently(path);
  }
}

const metadata = v.object({ downloadTokens: v.pipe(v.string(), v.nonEmpty()) });

/** https://firebase.google.com/docs/storage/web/download-files is what this does, without its SDK. */
async function lookUp(path: string): Promise<string> {
  const name = path.split('/').filter(Boolean).join('/');
  const address = `${origin()}/v0/b/${options.storageBucket}/o/${encodeURIComponent(name)}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  keepAnswer(response.clone());
  const { downloadTokens } = v.parse(metadata, await response.json());
  const [token = ''] = downloadTokens.split(',');
  return `${address}?alt=media&token=${encodeURIComponent(token)}`;
}

function origin(): string {
  const { storage } = emulators;
  return storage
    ? `http://${storage.host}:${storage.port}`
    : 'https://firebasestorage.googleapis.com';
}
