/** So that what is told cannot fill the memory either. */
const MOST_REMEMBERED = 1000;

const told = new Set<string>();

/** Every visitor meets the same trouble; whoever runs the server is told of it once. */
export function complainOnce(message: string): void {
  if (told.has(message)) return;
  if (told.size >= MOST_REMEMBERED) told.clear();
  told.add(message);
  console.warn(message);
}
