import path from 'node:path';
import { readCurrentManifest } from '../server/pull/pulled-folder.ts';
import { rollBack } from '../server/pull/rollback.ts';
import { pulledFolder } from '../server/settings.ts';

/** `npm run rollback [DIR]`: a pulled folder returns to the content before the last pull. */
export async function run([folder = pulledFolder(process.env)]: readonly string[]): Promise<void> {
  const pulled = path.resolve(folder);
  await rollBack(pulled);
  const { pulledAt } = await readCurrentManifest(pulled);
  console.log(`${folder} holds the content of ${pulledAt || 'before the first pull'} again.`);
  console.log('It stays until the database changes, or until "npm run pull -- --force".');
}
