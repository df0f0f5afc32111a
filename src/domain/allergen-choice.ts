import { allergenKeys } from './allergen-names.ts';
import { LANGUAGES, type LocalizedText } from './language.ts';

/** What a visitor cannot eat, by the names it had when it was chosen. */
export interface AllergenChoice {
  readonly allergens: readonly LocalizedText[];
  /** Dishes that contain it are left out, not only marked. */
  readonly isHiding: boolean;
}

const NOTHING: AllergenChoice = { allergens: [], isHiding: false };

/** Reads what an app stored, perhaps an older one; what cannot be read is left out. */
export function parseChoice(stored: string): AllergenChoice {
  const choice = parseJson(stored);
  if (!isRecord(choice) || !Array.isArray(choice.allergens)) return NOTHING;
  return {
    allergens: choice.allergens.map(pickNames).filter(hasName),
    isHiding: choice.isHiding === true,
  };
}

function pickNames(value: unknown): LocalizedText {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = value[language];
      return typeof name === 'string' ? [[language, name]] : [];
    }),
  );
}

function hasName(name: LocalizedText): boolean {
  return LANGUAGES.some((language) => allergenKeys(name[language]).length > 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
