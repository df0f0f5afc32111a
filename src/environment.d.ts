/** Settings of the build. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_FIREBASE_STORAGE_EMULATOR_HOST?: string;
  readonly VITE_FIREBASE_AUTH_EMULATOR_HOST?: string;
  readonly VITE_WEB_VITALS_URL?: string;
  /** Of the brand, for the script in the page's head. */
  readonly LUNCH: { days: readonly number[]; fromHour: number; untilHour: number };
}

interface Window {
  /** The last button tapped before hydration (src/document/inline/). */
  earlyTap?: HTMLButtonElement;
  /** Reloads once, then tells the visitor (src/document/inline/load-failed.ts). */
  onLoadFailed?: () => Promise<void>;
  /** The preloaded slides of a live page (src/backends/firebase/early-slides.ts). */
  earlySlides?: Promise<Response>;
}
