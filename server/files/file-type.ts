import { lookup } from 'mrmime';

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml$|application\/(?:.*\+)?(?:json|xml)$)/;

export function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Pictures and fonts are compressed by their own format. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(typeOf(file));
}
