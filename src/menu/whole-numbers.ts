/** A number and what it counts stay on one line, held by a blank that does not break: "150 g". */
export function keepNumbersWhole(text: string): string {
  return text.replace(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');
}

/** A text in pieces, of which every second is a number (its decimals) with what it counts. */
export function splitAtNumbers(text: string): readonly string[] {
  return text.split(/(\p{Nd}+ \p{L}+)/u);
}
