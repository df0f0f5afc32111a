import { Fragment } from 'react';
import {
  highlight,
  splitAtNumbers,
  splitMatches,
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

/**
 * A title in which a number and its unit, or a word like "T-bone", stay on one line, by a span: the text
 * itself stays as stored.
 */
export function WholeNumbers({ text, query = '' }: { text: string; query?: string }) {
  const parts = splitAtNumbers(text);
  const matches = query === '' ? undefined : splitMatches(parts, highlight(text, query));
  return parts.map((part, position) => {
    const pieces = matches?.[position];
    const content = pieces ? <Pieces pieces={pieces} /> : part;
    const Whole = position % 2 === 1 ? 'span' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its position
    return <Whole key={position}>{content}</Whole>;
  });
}
