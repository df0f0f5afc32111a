import type { Language } from '../../domain/language.ts';
import { saltGrams } from '../../domain/salt.ts';
import { keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Item } from '../../domain/types.ts';
import { messages } from '../../i18n/messages.ts';

interface Fact {
  readonly kind: 'calories' | 'salt' | 'caffeine' | 'activity' | 'allergens';
  /** Empty for a fact that is a sentence of its own. */
  readonly label: string;
  readonly value: string;
}

/** §2: calories and allergens, and what the SFDA asks for, each only if present. */
export function factsOf(item: Item, language: Language): readonly Fact[] {
  const words = messages[language];
  const text = (kind: 'calories' | 'caffeine' | 'allergens') => ({
    kind,
    label: words[kind],
    value: item[kind][language],
  });
  const salt = item.sodiumMg === undefined ? undefined : words.grams(saltGrams(item.sodiumMg));
  const activity =
    item.activityMinutes === undefined ? undefined : words.walking(item.activityMinutes);
  return [
    text('calories'),
    text('allergens'),
    { kind: 'salt', label: words.salt, value: salt } as const,
    text('caffeine'),
    { kind: 'activity', label: '', value: activity } as const,
  ].flatMap(({ kind, label, value }) => (value === undefined ? [] : [{ kind, label, value }]));
}

/** Calories without a label: a bare number gets the word in front. */
export function formatCalories(calories: string, label: string): string {
  return keepNumbersWhole(/\p{L}/u.test(calories) ? calories : `${label} ${calories}`);
}
