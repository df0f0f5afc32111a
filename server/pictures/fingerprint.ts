import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FoundFile } from '../files/find-file.ts';
import { createMemory } from '../memory.ts';
import { takeTurns } from '../take-turns.ts';

const MOST_REMEMBERED = 10_000;
const READ_AT_ONCE = 2;

/** Tells files apart by their bytes, and the same picture by another name or date as the same. */
export async function takeFingerprint(
  file: string,
  onPiece?: (piece: Buffer) => void,
): Promise<string> {
  const hash = createHash('sha256');
  // Piece by piece: a server goes on answering between them.
  for await (const piece of createReadStream(file)) {
    hash.update(piece);
    onPiece?.(piece);
  }
  return hash.digest('hex');
}

/** Reads a file for its fingerprint once, and again only when it has changed. */
export function createFingerprints() {
  const remember = createMemory<string, string>(MOST_REMEMBERED);
  const inTurn = takeTurns(READ_AT_ONCE);
  return ({ path, version }: FoundFile): Promise<string> =>
    remember(path, version, () => inTurn(() => takeFingerprint(path)));
}
