import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { STORED } from '../../device/device-storage.ts';
import { replaceLanguageInAddress } from '../../device/language.ts';
import { createStoredValue } from '../../device/stored-value.ts';
import type { Brand } from '../../domain/brand.ts';
import {
  type Direction,
  directionOf,
  type Language,
  nextLanguage,
  parseLanguage,
} from '../../domain/language.ts';
import type { Messages } from '../../i18n/en.ts';
import { messages } from '../../i18n/messages.ts';
import { useEnvironment } from '../environment.tsx';
import { currentPlace, holdPlaceWhileFontsLoad, returnTo } from '../scroll/scroll-position.ts';

interface LanguageState {
  readonly language: Language;
  readonly direction: Direction;
  readonly messages: Messages;
  readonly toggleLanguage: () => void;
}

const chosen = createStoredValue(STORED.language, {
  parse: parseLanguage,
  format: (language) => language ?? '',
});

const LanguageContext = createContext<LanguageState | undefined>(undefined);

export function LanguageProvider(props: { initial: Language; children: ReactNode }) {
  const { initial, children } = props;
  const { brand } = useEnvironment();
  const [language, setLanguage] = useState(initial);
  // Back and Forward lead to history entries from before a language switch.
  useEffect(() => {
    const replace = () => replaceLanguageInAddress(language);
    window.addEventListener('popstate', replace);
    return () => window.removeEventListener('popstate', replace);
  }, [language]);
  useEffect(
    () =>
      chosen.subscribe(() => {
        const next = chosen.read() ?? language;
        if (next === language) return;
        replaceLanguageInAddress(next);
        const place = currentPlace();
        setDocumentLanguage(next, brand);
        flushSync(() => setLanguage(next));
        returnTo(place);
        holdPlaceWhileFontsLoad();
      }),
    [language, brand],
  );

  const state = useMemo(
    () => ({
      language,
      direction: directionOf(language),
      messages: messages[language],
      toggleLanguage: () => chosen.write(nextLanguage(language)),
    }),
    [language],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('no LanguageProvider');
  return state;
}

export function setDocumentLanguage(language: Language, brand: Brand): void {
  const html = document.documentElement;
  // Setting `lang` to the same value would still recalculate every element's style.
  if (html.lang !== language) {
    html.lang = language;
    html.dir = directionOf(language);
  }
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', brand.description[language]);
}

interface LanguageButtonProps {
  readonly className: string | undefined;
  readonly isShort?: boolean;
  readonly isNamedWhole?: boolean;
}

export function LanguageButton(props: LanguageButtonProps) {
  const { className, isShort = false, isNamedWhole = false } = props;
  const { language, toggleLanguage } = useLanguage();
  const next = nextLanguage(language);
  const { languageName, languageNameShort } = messages[next];
  return (
    <button
      type="button"
      className={className}
      data-only="scripted"
      lang={next}
      aria-label={isNamedWhole ? nameWith(languageName, languageNameShort) : undefined}
      onClick={toggleLanguage}
    >
      {isShort ? languageNameShort : languageName}
    </button>
  );
}

/** A name has the visible text in it: «العربية» has «عربي», "English" needs "EN". */
function nameWith(name: string, text: string): string {
  return name.includes(text) ? name : `${name} ${text}`;
}
