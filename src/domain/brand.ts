import type { OwnAllergens } from './allergens.ts';
import type { Language } from './language.ts';

type InBothLanguages = Readonly<Record<Language, string>>;

/** The chain's brand, from `menu.config.ts`. */
export interface Brand {
  readonly name: InBothLanguages;
  /** One sentence for search engines and link previews. */
  readonly description: InBothLanguages;
  /** The logo's file in `public/`. It is drawn in the text's colour, so only its shape counts. */
  readonly logo: string;
  readonly links: {
    readonly lunchSpecials: string;
    readonly findStores: string;
    readonly downloadApp: string;
  };
  /**
   * What the tags of dishes are called, by the name they are stored under. One that is missing here is
   * called what it is stored as, in both languages.
   */
  readonly tags: Readonly<Record<string, InBothLanguages>>;
  /** Words that the allergen groups lack, and groups of the chain's own, by the id of the group. */
  readonly allergens?: OwnAllergens;
  /** How prices name the currency: by its word (the default) or by the riyal sign of 2025. */
  readonly currency?: 'word' | 'sign';
  /** Whose rules `npm run check-content` checks the menu by: those of the Saudi SFDA, or none (the default). */
  readonly rules?: 'sfda' | 'none';
  /** Whether diners can keep a list of dishes on their phone (the default). */
  readonly picks?: boolean;
  /** Whether cards show calories beside the price, as some authorities require of chains. */
  readonly showsCaloriesOnCards: boolean;
  /** Named in the footer after "Powered by". */
  readonly vendor: InBothLanguages;
  /**
   * For menus on Firebase: the address of an image CDN with `{url}` and `{width}` in it, which then
   * delivers every picture in the size it is shown. Without it, pictures are loaded as they are.
   */
  readonly pictureTemplate?: string;
  /** The colour of what is active, on the dark palette and on the light one. */
  readonly accent: { readonly dark: string; readonly light: string };
}

/** The background of the page, the browser's toolbars and an installed app's splash screen. */
export const PAGE_COLOUR = { dark: '#13100d', light: '#faf6f0' } as const;
