/** Cuts a list into pieces of at most `size`, in order. */
export function chunk<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, position) =>
    list.slice(position * size, (position + 1) * size),
  );
}
