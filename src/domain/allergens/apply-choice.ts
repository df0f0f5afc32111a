import { type AllergenChoice, parseChoice } from './allergen-choice.ts';
import { createMarks } from './allergen-marks.ts';
import { createAllergenReader, type OwnAllergens } from './allergens.ts';
import type { Marks } from './marks.ts';

export interface AppliedChoice {
  readonly choice: AllergenChoice;
  readonly marks: Marks;
}

export type ApplyChoice = (stored: string, own: OwnAllergens | undefined) => AppliedChoice;

/** What was stored on a device, applied to a menu. */
export const applyChoice: ApplyChoice = (stored, own) => {
  const reader = createAllergenReader(own);
  const choice = parseChoice(stored, reader);
  return { choice, marks: createMarks(reader, choice.allergens) };
};
