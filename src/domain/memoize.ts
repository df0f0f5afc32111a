interface Cache<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => unknown;
}

/** With a `WeakMap`, a result is kept as long as the object that it was computed from. */
export function memoize<K, V>(cache: Cache<K, V>, compute: (key: K) => V): (key: K) => V {
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const computed = compute(key);
    cache.set(key, computed);
    return computed;
  };
}
