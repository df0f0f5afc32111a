/** How long a diner's picks and table are kept. */
export const VISIT_MS = 12 * 60 * 60 * 1000;

/** A table's name, as its code may say it: letters and digits of any script, dashes and blanks. */
export function parseTable(text: string): string | undefined {
  const name = text.trim();
  return /^[\p{L}\p{M}\p{Nd} -]{1,12}$/u.test(name) ? name : undefined;
}
