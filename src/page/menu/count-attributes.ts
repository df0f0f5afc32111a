/** Of the generated style sheet, which knows the digits of a number (tools/build/styles.ts). */
export type CountAttributes = Readonly<Record<`data-count-${number}`, string>>;

/**
 * A number that style sheets can reckon with. The policy refuses style attributes in the page that
 * arrives, and no other way leads from markup to a length.
 */
export function countAttributes(count: number): CountAttributes {
  const digits = Array.from(String(count)).toReversed();
  return Object.fromEntries(
    digits.map((digit, position) => [`data-count-${10 ** position}`, digit]),
  );
}
