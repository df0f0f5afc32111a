import type { Item } from './types.ts';

/** Salt is sodium chloride: a gram of sodium makes 2.5 grams of salt. */
const SALT_PER_SODIUM = 2.5;

/** SFDA: a dish with more sodium carries the salt-shaker mark. */
const HIGH_SODIUM_MG = 2000;

export function isHighInSalt({ sodiumMg = 0 }: Item): boolean {
  return sodiumMg > HIGH_SODIUM_MG;
}

/** Grams of salt, with one decimal, or two below one gram. */
export function saltGrams(sodiumMg: number): number {
  const grams = (sodiumMg * SALT_PER_SODIUM) / 1000;
  return Number(grams.toFixed(grams < 1 ? 2 : 1));
}
