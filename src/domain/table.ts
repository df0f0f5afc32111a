/** A table's name, as its code may say it: letters and digits of any script, dashes and blanks. */
export function parseTable(text: string): string | undefined {
  const name = text.trim();
  return /^[\p{L}\p{M}\p{Nd} -]{1,12}$/u.test(name) ? name : undefined;
}
