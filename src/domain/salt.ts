/** Salt is sodium chloride: a gram of sodium makes 2.5 grams of salt. */
const SALT_PER_SODIUM = 2.5;

export function saltGrams(sodiumMg: number): number {
  const grams = (sodiumMg * SALT_PER_SODIUM) / 1000;
  return Number(grams.toFixed(grams < 1 ? 2 : 1));
}
