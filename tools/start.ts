import { serve } from '../server/serve.ts';
import { prepareBuild } from './build/prepare-build.ts';

/** `npm start`: builds when sources or settings changed, then serves. */
export function run(): Promise<void> {
  return serve(() => prepareBuild(process.env));
}
