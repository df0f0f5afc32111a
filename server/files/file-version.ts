import type { BigIntStats } from 'node:fs';

/** A file's times are told apart by the ticks of the kernel's clock, which are up to 10 ms long. */
const SETTLED_AFTER_MS = 50;

/** Changes whenever the file does. */
export function versionOf({ ino, size, mtimeNs }: BigIntStats): string {
  return [ino, size, mtimeNs].map((part) => part.toString(36)).join('-');
}

/**
 * For whoever reads the file the moment it is found. One that was written just now may be written again
 * and look the same: when it has settled, what was made of it is made once more.
 */
export function momentaryVersionOf(stats: BigIntStats): string {
  const isSettled = Date.now() - Number(stats.mtimeMs) > SETTLED_AFTER_MS;
  return isSettled ? versionOf(stats) : `${versionOf(stats)}-new`;
}
