import { hasBranches } from '../server/brand.ts';
import { usesFirebase } from '../server/firebase/firebase-project.ts';
import { serve } from '../server/serve.ts';
import { contentFolder } from '../server/settings.ts';
import { prepareBuild } from './build/prepare-build.ts';
import { printSummary } from './check-content.ts';

/** `npm start`: builds when sources or settings changed, serves, and says if something is wrong. */
export async function run(): Promise<void> {
  await serve(() => prepareBuild(process.env), hasBranches);
  if (!usesFirebase(process.env)) await printSummary(contentFolder(process.env));
}
