import type { OwnAllergens } from './allergens/allergen-reader.ts';
import type { Language } from './language.ts';

type InBothLanguages = Readonly<Record<Language, string>>;

/** Colours as `#rrggbb`, one for each palette. */
interface InBothPalettes {
  readonly dark: string;
  readonly light: string;
}

/** The chain's brand, from `menu.config.ts`. The build checks it (tools/build/check-brand.ts). */
export interface Brand {
  readonly name: InBothLanguages;
  /** One sentence for search engines and link previews. */
  readonly description: InBothLanguages;
  /** A file in `public/`, SVG or PNG. One of a single colour is drawn in the colour of its place. */
  readonly logo: string;
  readonly links: {
    readonly lunchSpecials?: string;
    readonly findStores?: string;
    readonly downloadApp?: string;
  };
  /** When the link to the lunch specials is shown. Days count from Sunday, which is 0; §9 by default. */
  readonly lunch?: {
    readonly days: readonly number[];
    readonly fromHour: number;
    readonly untilHour: number;
  };
  /** By the name they are stored under, which is what a tag that is missing here is called. */
  readonly tags: Readonly<Record<string, InBothLanguages>>;
  /** Words that the allergen groups lack, and groups of the chain's own, by the id of the group. */
  readonly allergens?: OwnAllergens;
  /** How prices name the currency: by its word (the default) or by the riyal sign of 2025. */
  readonly currency?: 'word' | 'sign';
  /** Whose rules `npm run check` checks the menu by: those of the Saudi SFDA, or none (the default). */
  readonly rules?: 'sfda' | 'none';
  /** Whether restaurants of the chain have menus of their own, by `SteakHouseBranches` (no is the default). */
  readonly branches?: boolean;
  /** Whether diners can keep a list of dishes on their phone (the default). */
  readonly picks?: boolean;
  /** Whether cards show calories beside the price, as some authorities require of chains. */
  readonly showsCaloriesOnCards: boolean;
  readonly vendor: InBothLanguages;
  /** For menus on Firebase: the address of an image CDN that resizes, with `{url}` and `{width}` in it. */
  readonly pictureTemplate?: string;
  /** The colour of what is active. All others derive from it and from `colours`. */
  readonly accent: InBothPalettes;
  readonly colours?: {
    /** The background of the page, of the browser's toolbars and of an installed app's splash screen. */
    readonly page?: InBothPalettes;
    readonly text?: InBothPalettes;
    /** Prices and tags; cards and lines are tinted with it. */
    readonly highlight?: InBothPalettes;
  };
}
