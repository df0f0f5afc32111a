import { highlight, type TextPiece } from '../../menu/highlight.ts';
import styles from './highlighted.module.css';

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
