import { createContext, Fragment, useContext } from 'react';
import { highlight, splitAtNumbers, type TextPiece } from '../../domain/text-pieces.ts';

/** What the texts below are searched for. Only they read it: a card does not render again at a keystroke. */
export const QueryContext = createContext('');

export function Highlighted({ text }: { text: string }) {
  const query = useContext(QueryContext);
  return query === '' ? text : <Pieces pieces={highlight(text, query)} />;
}

export function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map((piece, position) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position
      <mark key={position}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  );
}

/** A number and its unit, or a word like "T-bone", stay on one line; the text itself stays as stored. */
export function WholeNumbers({ text }: { text: string }) {
  return splitAtNumbers(text).map((part, position) => {
    const Whole = position % 2 === 1 ? 'span' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its position
      <Whole key={position}>
        <Highlighted text={part} />
      </Whole>
    );
  });
}
