/**
 * Remembers what was made of a subject by its key: the `most` that were asked for last. Another subject
 * forgets everything.
 */
export function createMemory<Subject, T>(most: number) {
  const made = new Map<string, Promise<T>>();
  let current: Subject | undefined;
  return (subject: Subject, key: string, make: () => Promise<T>): Promise<T> => {
    if (subject !== current) made.clear();
    current = subject;
    const value = made.get(key) ?? make();
    // Last in the order of insertion is last to be forgotten.
    made.delete(key);
    made.set(key, value);
    // What failed is made anew for the next who asks.
    value.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return value;
  };
}
