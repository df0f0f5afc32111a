import { type AllergenChoice, parseChoice } from './allergen-choice.ts';
import { createMarks, type Marks } from './allergen-marks.ts';
import type { Section } from './types.ts';

export interface AppliedChoice {
  readonly choice: AllergenChoice;
  readonly marks: Marks;
}

export type ApplyChoice = (stored: string, sections: readonly Section[]) => AppliedChoice;

/** What was stored on a device, applied to a menu. */
export const applyChoice: ApplyChoice = (stored, sections) => {
  const choice = parseChoice(stored);
  const items = sections.flatMap((section) => section.items);
  return { choice, marks: createMarks(items, choice.allergens) };
};
