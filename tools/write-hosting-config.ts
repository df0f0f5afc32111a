import { writeHostingConfig } from './build/hosting-config.ts';

/** Writes `firebase.json` anew after a change of headers, caching or routes. */
export async function run(): Promise<void> {
  await writeHostingConfig({ VITE_FIREBASE_PROJECT_ID: 'any' });
}
