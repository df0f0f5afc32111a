import { readContentFolder } from '../../server/content-folder.ts';
import { HERO } from '../../src/content/backend.ts';
import { CONTENT_FOLDER, slideAddress } from '../../src/domain/addresses.ts';
import type { Source } from './examine.ts';
import { createAddressLoader } from './load-address.ts';

/** A content folder, read as our server and the app read it. */
export async function openFolder(folder: string): Promise<Source> {
  const load = createAddressLoader({ contentFolder: folder, allowsLocal: false });
  return {
    collections: await readContentFolder(folder),
    itemFolder: CONTENT_FOLDER,
    loadPicture: async ({ collection, name }) => {
      const address = collection === HERO ? slideAddress(name) : name;
      if (address === undefined) throw new Error('it is not a usable address');
      return load(address);
    },
  };
}
