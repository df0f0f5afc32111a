import { isAbsoluteUrl, lookUpAddress, type Storage } from '../../src/backends/firebase/storage.ts';
import { type CollectionName, HERO, MENU } from '../../src/content/backend.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';
import { isRecord } from '../../src/domain/json.ts';
import { isDecodable } from '../addresses.ts';

/** Where a picture is: a path in Storage, an address, or both for a download URL of Storage. */
export interface PictureSource {
  /** Unique for each picture; several documents may share one. */
  readonly key: string;
  readonly path?: string;
  readonly address?: string;
}

const FIELDS: Readonly<Partial<Record<CollectionName, string>>> = {
  [HERO]: 'imageUrl',
  [MENU]: 'itemImage',
};

/** The picture that a document names, if the page would find one in it. */
export function readPictureField(storage: Storage, collection: CollectionName, fields: unknown) {
  const field = FIELDS[collection];
  const value = field !== undefined && isRecord(fields) ? fields[field] : undefined;
  if (field === undefined || typeof value !== 'string' || value.trim() === '') return undefined;
  const name = value.trim();
  return { field, name, source: findSource(storage, collection, name) };
}

/** A slide names a path in Storage or an address; a dish an address. None if it is on our own site, or nowhere. */
function findSource(
  storage: Storage,
  collection: CollectionName,
  name: string,
): PictureSource | undefined {
  if (collection === HERO && !isAbsoluteUrl(name)) {
    return { key: lookUpAddress(storage, name), path: name };
  }
  const address = resolveAddress(name, '/');
  if (address === undefined || address.startsWith('/')) return undefined;
  // A download URL of our bucket has a path in it.
  const [file = ''] = address.split('?');
  const bucket = lookUpAddress(storage, '');
  if (!file.startsWith(bucket) || !isDecodable(file)) return { key: address, address };
  const path = decodeURIComponent(file.slice(bucket.length));
  return { key: lookUpAddress(storage, path), path, address };
}
