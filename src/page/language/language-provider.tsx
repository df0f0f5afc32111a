import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { replaceLanguageInAddress, storeLanguage } from '../../device/language.ts';
import type { Brand } from '../../domain/brand.ts';
import { type Direction, directionOf, type Language, nextLanguage } from '../../domain/language.ts';
import type { Messages } from '../../i18n/en.ts';
import { messages } from '../../i18n/messages.ts';
import { useEnvironment } from '../environment.tsx';
import { holdScrollPosition, holdScrollPositionWhileFontsLoad } from '../scroll/scroll-position.ts';

interface LanguageState {
  readonly language: Language;
  readonly direction: Direction;
  readonly messages: Messages;
  readonly toggleLanguage: () => void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

/**
 * What cards read: it may be behind the page's language. In a second provider of `LanguageContext` they would
 * render again at every change of the first one, although what they read has not changed.
 */
const DeferredLanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  /** The language of the served page. */
  readonly initial: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const { brand } = useEnvironment();
  const [language, setLanguage] = useState(initial);
  useLanguageInAddress(language);

  const state = useMemo(
    () => ({
      language,
      direction: directionOf(language),
      messages: messages[language],
      toggleLanguage: () => {
        const chosen = nextLanguage(language);
        storeLanguage(chosen);
        const restoreScroll = holdScrollPosition();
        setDocumentLanguage(chosen, brand);
        flushSync(() => setLanguage(chosen));
        restoreScroll();
        holdScrollPositionWhileFontsLoad();
      },
    }),
    [language, brand],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** Back and Forward lead to history entries from before a language switch. */
function useLanguageInAddress(language: Language): void {
  useEffect(() => {
    const replace = () => replaceLanguageInAddress(language);
    window.addEventListener('popstate', replace);
    return () => window.removeEventListener('popstate', replace);
  }, [language]);
}

export function useLanguage(): LanguageState {
  const state = use(DeferredLanguageContext) ?? use(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}

interface LanguageWhenVisibleProps extends ComponentProps<'div'> {
  readonly isVisible: boolean;
}

/**
 * An element that switches language in a deferred render while it is not on the screen. Until then it keeps
 * its `lang` and `dir`, so the browser does not lay it out for the first frame.
 */
export function LanguageWhenVisible({ isVisible, children, ...props }: LanguageWhenVisibleProps) {
  const current = useLanguage();
  const deferred = useDeferredValue(current);
  const state = isVisible ? current : deferred;
  return (
    <div {...props} lang={state.language} dir={state.direction}>
      <DeferredLanguageContext value={state}>{children}</DeferredLanguageContext>
    </div>
  );
}

/** Sets the document's language, direction and description. */
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
