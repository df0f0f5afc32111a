import { isAbsoluteUrl, lookUpAddress, type Storage } from '../../src/backends/firebase/storage.ts';
import { type CollectionName, HERO, MENU } from '../../src/content/backend.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';
import { isRecord } from '../../src/domain/json.ts';

/** Where a picture is: a path in Storage, an address, or both for a download URL of Storage. */
export interface PictureSource {
  /** Unique for each picture; several documents may share one. */
  readonly key: string;
  readonly path?: string;
  readonly address?: string;
}

/** The field that names a document's picture. */
export const PICTURE_FIELDS: Readonly<Partial<Record<CollectionName, string>>> = {
  [HERO]: 'imageUrl',
  [MENU]: 'itemImage',
};

/** The field's value, if the page would find a picture in it. */
export function pictureNameOf(collection: CollectionName, fields: unknown): string | undefined {
  const field = PICTURE_FIELDS[collection];
  const name = field !== undefined && isRecord(fields) ? fields[field] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** A slide names a path in Storage or an address; a dish an address, which may be on our own site. */
export function findSource(
  storage: Storage,
  collection: CollectionName,
  fields: unknown,
): PictureSource | undefined {
  const name = pictureNameOf(collection, fields);
  if (name === undefined) return undefined;
  if (collection === HERO && !isAbsoluteUrl(name)) {
    return { key: lookUpAddress(storage, name), path: name };
  }
  const address = resolveAddress(name, '/');
  if (address === undefined || address.startsWith('/')) return undefined;
  const path = storagePathOf(storage, address);
  if (path === undefined) return { key: address, address };
  return { key: lookUpAddress(storage, path), path, address };
}

/** The path in Storage, if the address is a download URL of our bucket. */
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
