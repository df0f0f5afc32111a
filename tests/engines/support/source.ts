/** A function and what it is given, as an expression that any engine evaluates to a text. */
export function toSource(
  script: (...given: never[]) => unknown,
  given: readonly unknown[],
): string {
  return `JSON.stringify({ value: (${script})(...${JSON.stringify(given)}) })`;
}

export function parseAnswer(answer: unknown) {
  return JSON.parse(String(answer)).value;
}
