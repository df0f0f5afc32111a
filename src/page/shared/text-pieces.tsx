import {
  highlight,
  splitAtNumbers,
  splitMatches,
  type TextPiece,
} from '../../domain/text-pieces.ts';
import styles from './text-pieces.module.css';

/** A text with the query's matches marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return <Pieces pieces={highlight(text, query)} />;
}

export function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map((piece, position) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position
      <mark key={position} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/**
 * A title in which a number and its unit, or a word like "T-bone", stay on one line, by a span: the text
 * itself stays as stored.
 */
export function WholeNumbers({ text, query = '' }: { text: string; query?: string }) {
  return splitMatches(splitAtNumbers(text), highlight(text, query)).map((pieces, position) =>
    position % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position
      <span key={position}>
        <Pieces pieces={pieces} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position
      <Pieces key={position} pieces={pieces} />
    ),
  );
}
