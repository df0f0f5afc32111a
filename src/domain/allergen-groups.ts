/** The keys that a dish, or so many dishes, name in each language. */
export interface Naming {
  readonly en: readonly string[];
  readonly ar: readonly string[];
  readonly count: number;
}

type Pair = readonly [en: string, ar: string];

type Groups = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds which names of the two languages mean one allergen. Lists of one dish that are equally long pair
 * by place, and what most dishes say holds; what is settled is then left out, so that a list in another
 * order, or one with a second word for the same thing, settles itself. The rest stays alone.
 */
export function groupNames(namings: readonly Naming[]): Groups {
  const groups = new Map<string, Set<string>>();
  let open = namings;
  for (;;) {
    open = open.map((naming) => leaveOutSettled(naming, groups)).filter(isOpen);
    const pair = likeliestPair(open, groups);
    if (!pair) return groups;
    const [en, ar] = pair;
    const group = groups.get(en) ?? groups.get(ar) ?? new Set();
    for (const key of pair) groups.set(key, group.add(key));
  }
}

function leaveOutSettled({ en, ar, count }: Naming, groups: Groups): Naming {
  const isUnsettled = (key: string, others: readonly string[]) =>
    !others.some((other) => other === key || groups.get(key)?.has(other));
  return {
    en: en.filter((key) => isUnsettled(key, ar)),
    ar: ar.filter((key) => isUnsettled(key, en)),
    count,
  };
}

function isOpen({ en, ar }: Naming): boolean {
  return en.length > 0 && ar.length > 0;
}

function likeliestPair(namings: readonly Naming[], groups: Groups): Pair | undefined {
  const votes = new Map<string, number>();
  let likeliest: Pair | undefined;
  let most = 0;
  for (const naming of namings) {
    for (const pair of pairsOf(naming, groups)) {
      const name = pair.join('\0');
      // The fewer names there are to confuse, the more a list says.
      const weight = (votes.get(name) ?? 0) + naming.count / naming.en.length;
      votes.set(name, weight);
      if (weight > most) [likeliest, most] = [pair, weight];
    }
  }
  return likeliest;
}

function pairsOf({ en, ar }: Naming, groups: Groups): readonly Pair[] {
  if (en.length !== ar.length) return [];
  return en.flatMap((key, place): readonly Pair[] => {
    const other = ar[place] ?? key;
    const known = Number(groups.has(key)) + Number(groups.has(other));
    // A name joins others only where nothing else is left that it could belong to.
    return known === 0 || (known === 1 && en.length === 1) ? [[key, other]] : [];
  });
}
