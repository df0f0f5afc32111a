import { cp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { ProcessEnvironment } from '../../../server/settings.ts';
import { COLLECTIONS, type CollectionName, MENU } from '../../../src/content/backend.ts';
import { MENU_PATH } from '../../../src/domain/constants.ts';
import { CONTENT } from '../restaurant/folder.ts';
import { startTemporarySite, type TemporarySite } from './temporary-site.ts';

export interface MenuSite extends TemporarySite {
  collectionFile(name: CollectionName): string;
  /** The page as text, for an address with this query. */
  getPage(query?: string, headers?: IncomingHttpHeaders): Promise<string>;
}

/** The first dishes of the tests’ menu: each version of a page is rendered and compressed. */
export const FIRST_DISHES: readonly object[] = JSON.parse(
  await readFile(`${CONTENT}/${MENU}.json`, 'utf8'),
).slice(0, 8);

/** A temporary site with the collections of the tests' menu, and its first dishes. */
export async function startMenuSite(settings: ProcessEnvironment = {}): Promise<MenuSite> {
  const site = await startTemporarySite(settings);
  const collectionFile = (name: CollectionName) =>
    path.join(site.folder, 'content', `${name}.json`);
  for (const name of COLLECTIONS) await cp(`${CONTENT}/${name}.json`, collectionFile(name));
  await writeFile(collectionFile(MENU), JSON.stringify(FIRST_DISHES));
  return {
    ...site,
    collectionFile,
    getPage: async (query = '', headers = {}) =>
      (await site.get(MENU_PATH + query, headers)).body.toString(),
  };
}
