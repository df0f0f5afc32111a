import { cp } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { ProcessEnvironment } from '../../../server/settings.ts';
import { COLLECTIONS, type CollectionName } from '../../../src/content/backend.ts';
import { MENU_PATH } from '../../../src/domain/constants.ts';
import { CONTENT } from '../restaurant/folder.ts';
import { startTemporarySite, type TemporarySite } from './temporary-site.ts';

export interface MenuSite extends TemporarySite {
  collectionFile(name: CollectionName): string;
  /** The page as text, for an address with this query. */
  getPage(query?: string, headers?: IncomingHttpHeaders): Promise<string>;
}

/** A temporary site with the collections of the tests' menu. */
export async function startMenuSite(settings: ProcessEnvironment = {}): Promise<MenuSite> {
  const site = await startTemporarySite(settings);
  const collectionFile = (name: CollectionName) =>
    path.join(site.folder, 'content', `${name}.json`);
  for (const name of COLLECTIONS) await cp(`${CONTENT}/${name}.json`, collectionFile(name));
  return {
    ...site,
    collectionFile,
    getPage: async (query = '', headers = {}) =>
      (await site.get(MENU_PATH + query, headers)).body.toString(),
  };
}
