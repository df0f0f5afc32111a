interface Entry<Subject, T> {
  readonly subject: Subject;
  readonly value: Promise<T>;
  weight: number;
}

/**
 * Remembers what was made of a subject, by key, and makes it anew when the key's subject is another.
 * What was asked for last is kept, up to so much weight in all.
 */
export function createMemory<Subject, T>(most: number, weigh: (value: T) => number = () => 1) {
  const entries = new Map<string, Entry<Subject, T>>();
  let total = 0;

  const forget = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  const makeRoom = () => {
    // First in the order of insertion is first to be forgotten.
    for (const key of entries.keys()) {
      if (total <= most) return;
      forget(key);
    }
  };
  const settle = async (key: string, entry: Entry<Subject, T>) => {
    try {
      const weight = weigh(await entry.value);
      if (entries.get(key) !== entry) return;
      entry.weight = weight;
      total += weight;
      makeRoom();
    } catch {
      // What failed is made anew for the next who asks.
      if (entries.get(key) === entry) forget(key);
    }
  };

  return (key: string, subject: Subject, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    if (known && known.subject === subject) {
      entries.delete(key);
      entries.set(key, known);
      return known.value;
    }
    forget(key);
    const entry = { subject, value: make(), weight: 0 };
    entries.set(key, entry);
    void settle(key, entry);
    return entry.value;
  };
}
