import { tag } from '../../src/document/tag.ts';

/** Colours run this far over the edge, so that an inexact cut leaves no white line, in mm. */
export const BLEED = 3;

/** The length of a mark, in mm. Marks stand outside of the bleed. */
const LENGTH = 5;

/** Lines that show where to cut and, dashed, where to fold. */
export function cropMarks(width: number, height: number, isFolded: boolean): string {
  const far = BLEED + LENGTH;
  const across = (y: number) => `M${-far} ${y}h${LENGTH}M${width + BLEED} ${y}h${LENGTH}`;
  const along = (x: number) => `M${x} ${-far}v${LENGTH}M${x} ${height + BLEED}v${LENGTH}`;
  const cut = across(0) + across(height) + along(0) + along(width);
  return tag(
    'svg',
    {
      class: 'marks',
      'aria-hidden': 'true',
      viewBox: `${-far} ${-far} ${width + 2 * far} ${height + 2 * far}`,
    },
    tag('path', { d: cut }, '') +
      (isFolded ? tag('path', { d: across(height / 2), class: 'fold' }, '') : ''),
  );
}
