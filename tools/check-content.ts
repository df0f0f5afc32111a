import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContentFolder } from '../server/content-folder.ts';
import { HERO, MENU, type RawDocument, SEQUENCE } from '../src/content/backend.ts';
import { type ParseDocument, parseCollection } from '../src/content/parse-collection.ts';
import { createItemParser } from '../src/content/parse-item.ts';
import { parseSequenceEntry } from '../src/content/parse-sequence-entry.ts';
import { parseSlide } from '../src/content/parse-slide.ts';
import { describeProblem, type Problem } from '../src/content/problem.ts';
import { CONTENT_FOLDER, slideAddress } from '../src/menu/addresses.ts';
import { arrangeSections } from '../src/menu/sections.ts';

/** `npm run check-content [DIR]`: reads content the way the app does and says what is wrong with it. */
export async function run([folder = process.env.MENU_CONTENT_DIR || 'content']: readonly string[]) {
  const problems: Problem[] = [];
  const collections = await readContentFolder(path.resolve(folder));

  function parse<T>(name: typeof HERO | typeof SEQUENCE | typeof MENU, parser: ParseDocument<T>) {
    const documents: readonly RawDocument[] = collections.get(name) ?? [];
    return parseCollection(name, documents, parser, (found) => problems.push(...found));
  }
  function checkPicture(
    collection: typeof HERO | typeof MENU,
    id: string,
    field: string,
    address: string,
  ) {
    if (!address.startsWith(CONTENT_FOLDER)) return;
    const [name = ''] = address.slice(CONTENT_FOLDER.length).split('?');
    const file = decodeURIComponent(name);
    if (existsSync(path.join(folder, file))) return;
    problems.push({ collection, id, field, message: `names a file that does not exist: ${file}` });
  }

  const slides = parse(HERO, parseSlide);
  const items = parse(MENU, createItemParser(CONTENT_FOLDER));
  const sections = arrangeSections(items, parse(SEQUENCE, parseSequenceEntry));
  for (const { id, imagePath } of slides) {
    checkPicture(HERO, id, 'imageUrl', slideAddress(imagePath) ?? '');
  }
  for (const { id, image } of items) {
    if (image) checkPicture(MENU, id, 'itemImage', image);
  }

  for (const problem of problems) console.log(describeProblem(problem));
  const counts = `${slides.length} slides, ${sections.length} categories, ${items.length} items`;
  console.log(`${counts}; ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
