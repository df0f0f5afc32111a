import {
  highlight,
  keepNumbersWhole,
  splitAtNumbers,
  type TextPiece,
} from '../../domain/text-pieces.ts';
import styles from './text-pieces.module.css';

/** A text with what the query matches marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return query === '' ? text : <Pieces pieces={highlight(text, query)} />;
}

export function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map((piece, position) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
      <mark key={position} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/**
 * A title in which a number and its unit stay on one line: in a span that its style sheet keeps from
 * breaking, since the text, which names things, is to be as stored.
 */
export function WholeNumbers({ text, query = '' }: { text: string; query?: string }) {
  // A match may begin in the middle of a number, so that here it is the blank that holds it together.
  if (query !== '') return <Highlighted text={keepNumbersWhole(text)} query={query} />;
  return splitAtNumbers(text).map((piece, position) =>
    position % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
      <span key={position}>{piece}</span>
    ) : (
      piece
    ),
  );
}
