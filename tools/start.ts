import { openContent } from '../server/open-content.ts';
import { createPictureSizer } from '../server/pictures/picture-sizer.ts';
import { serve } from '../server/serve.ts';
import { readSettings } from '../server/settings.ts';
import { prepareBuild } from './build/prepare-build.ts';

/** `npm start`: builds when sources or settings changed, then serves. */
export async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const sizePicture = createPictureSizer();
  const source = await openContent(settings, process.env, sizePicture);
  await serve(settings, source, sizePicture, prepareBuild(process.env));
}
