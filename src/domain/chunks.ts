/** Cards come in whole rows, whether a row holds one, two or three of them. */
export const CHUNK_SIZE = 6;

/** Cuts a list into pieces of at most `size`, in order. */
export function chunk<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, position) =>
    list.slice(position * size, (position + 1) * size),
  );
}
