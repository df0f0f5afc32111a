import { readContentFolder } from '../server/content-folder.ts';
import { serve } from '../server/serve.ts';
import { readSettings } from '../server/settings.ts';
import { buildIfNeeded } from './build/build-if-needed.ts';

/** `npm start`: builds when sources or settings changed, then serves. */
export async function run(): Promise<void> {
  const settings = readSettings(process.env);
  await readContentFolder(settings.contentDir);
  await buildIfNeeded();
  await serve(settings);
}
