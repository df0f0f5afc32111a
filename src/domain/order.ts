interface Ordered {
  readonly id: string;
  readonly index?: number;
}

/** By index, then by document id; what has no readable index comes last. */
export function byIndexThenId(a: Ordered, b: Ordered): number {
  const first = a.index ?? Number.POSITIVE_INFINITY;
  const second = b.index ?? Number.POSITIVE_INFINITY;
  if (first !== second) return first < second ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
