import {
  highlight,
  keepNumbersWhole,
  splitAtNumbers,
  type TextPiece,
} from '../../domain/text-pieces.ts';
import styles from './text-pieces.module.css';

/** A text with the query's matches marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return query === '' ? text : <Pieces pieces={highlight(text, query)} />;
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

/** A title in which a number and its unit stay on one line, by a span: the text itself stays as stored. */
export function WholeNumbers({ text, query = '' }: { text: string; query?: string }) {
  // A match may start inside a number, so here a no-break space keeps number and unit together.
  if (query !== '') return <Highlighted text={keepNumbersWhole(text)} query={query} />;
  return splitAtNumbers(text).map((piece, position) =>
    position % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position
      <span key={position}>{piece}</span>
    ) : (
      piece
    ),
  );
}
