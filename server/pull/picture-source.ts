import { isAbsoluteUrl, lookUpAddress, type Storage } from '../../src/backends/firebase/storage.ts';
import { type CollectionName, HERO, MENU } from '../../src/content/backend.ts';
import { isRecord } from '../../src/content/fields.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';

/** Where a picture is to be had: by a path in Storage, at an address, or at an address of Storage. */
export interface PictureSource {
  /** One for each picture, however many documents show it. */
  readonly key: string;
  readonly path?: string;
  readonly address?: string;
}

/** The field that names a document's picture. */
export const PICTURE_FIELDS: Readonly<Partial<Record<CollectionName, string>>> = {
  [HERO]: 'imageUrl',
  [MENU]: 'itemImage',
};

/** What the field holds, or nothing where a page would find no picture in it either. */
export function pictureNameOf(collection: CollectionName, fields: unknown): string | undefined {
  const field = PICTURE_FIELDS[collection];
  const name = field !== undefined && isRecord(fields) ? fields[field] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** A slide names a path in Storage, or an address; a dish an address, which may be one of our own site. */
export function findSource(
  storage: Storage,
  collection: CollectionName,
  name: string,
): PictureSource | undefined {
  if (collection === HERO && !isAbsoluteUrl(name)) {
    return { key: lookUpAddress(storage, name), path: name };
  }
  const address = resolveAddress(name, '/');
  if (address === undefined || address.startsWith('/')) return undefined;
  const path = storagePathOf(storage, address);
  if (path === undefined) return { key: address, address };
  return { key: lookUpAddress(storage, path), path, address };
}

/** The path of a file whose download URL it is. */
function storagePathOf(storage: Storage, address: string): string | undefined {
  const [file = ''] = address.split('?');
  const bucket = lookUpAddress(storage, '');
  if (!file.startsWith(bucket)) return undefined;
  try {
    return decodeURIComponent(file.slice(bucket.length));
  } catch {
    return undefined;
  }
}
