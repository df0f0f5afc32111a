import type { Language } from '../../domain/language.ts';
import { saltGrams } from '../../domain/salt.ts';
import { keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Item } from '../../domain/types.ts';
import { messages } from '../../i18n/messages.ts';

/** §2: calories and allergens, and what the SFDA asks for, each only if present. */
export function factsOf(item: Item, language: Language) {
  const words = messages[language];
  const { sodiumMg, activityMinutes } = item;
  const salt = sodiumMg === undefined ? undefined : words.grams(saltGrams(sodiumMg));
  const activity = activityMinutes === undefined ? undefined : words.walking(activityMinutes);
  const facts = [
    { kind: 'calories', label: words.calories, value: item.calories[language] },
    { kind: 'allergens', label: words.allergens, value: item.allergens[language] },
    { kind: 'salt', label: words.salt, value: salt },
    { kind: 'caffeine', label: words.caffeine, value: item.caffeine[language] },
    { kind: 'activity', label: '', value: activity },
  ] as const;
  return facts.flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));
}

/** Calories without a label: a bare number gets the word in front. */
export function formatCalories(calories: string, label: string): string {
  return keepNumbersWhole(/\p{L}/u.test(calories) ? calories : `${label} ${calories}`);
}

/** SFDA: a dish with more sodium carries the salt-shaker mark. */
const HIGH_SODIUM_MG = 2000;

export function isHighInSalt({ sodiumMg = 0 }: Item): boolean {
  return sodiumMg > HIGH_SODIUM_MG;
}
