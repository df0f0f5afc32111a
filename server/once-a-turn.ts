/** One look for all who ask in the same turn of the event loop: a hundred visitors cost what one does. */
export function onceATurn<T>(look: (subject: string) => T): (subject: string) => T {
  const seen = new Map<string, { readonly found: T }>();
  return (subject) => {
    const known = seen.get(subject);
    if (known) return known.found;
    if (seen.size === 0) setImmediate(() => seen.clear());
    const found = look(subject);
    seen.set(subject, { found });
    return found;
  };
}
