import { keepNumbersWhole, splitAtNumbers } from '../../menu/whole-numbers.ts';
import { Highlighted } from './highlighted.tsx';

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
