import { type ComponentProps, memo, useSyncExternalStore } from 'react';
import { LUNCH_RECHECK_MS, MENU_PATH } from '../../domain/constants.ts';
import { nextLanguage } from '../../domain/language.ts';
import { isLunchTime } from '../../domain/lunch-window.ts';
import { messages as allMessages } from '../../i18n/messages.ts';
import { useEnvironment } from '../environment.tsx';
import { LanguageButton } from '../language/language-button.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { BrandMark } from '../ui/icons.tsx';
import { useHydrated } from '../ui/use-browser-state.ts';
import styles from './navbar.module.css';

export const Navbar = memo(function Navbar() {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const next = nextLanguage(language);
  const isLunchTime = useLunchWindow();
  const isHydrated = useHydrated();
  return (
    <nav className={styles.navbar} aria-label={brand.name[language]}>
      <p className={styles.brand}>
        <span className={styles.mark}>
          <BrandMark />
        </span>
        <span>{brand.name[language]}</span>
      </p>
      <ul className={styles.links}>
        {/* Rendered hidden in served HTML: src/document/inline/head.ts knows the time. */}
        {(isLunchTime || !isHydrated) && (
          <NavLink
            address={brand.links.lunchSpecials}
            text={messages.lunchSpecials}
            hidden={!isLunchTime}
            className={styles.lunch}
          />
        )}
        <NavLink address={brand.links.findStores} text={messages.findStores} />
        <NavLink address={brand.links.downloadApp} text={messages.downloadApp} />
      </ul>
      <LanguageButton className={styles.language} />
      <noscript>
        <a className={styles.language} lang={next} href={`${MENU_PATH}?lang=${next}`}>
          {allMessages[next].languageName}
        </a>
      </noscript>
    </nav>
  );
});

interface NavLinkProps extends ComponentProps<'li'> {
  readonly address: string | undefined;
  readonly text: string;
}

/** Nothing, if the chain has no such address. */
function NavLink({ address, text, ...item }: NavLinkProps) {
  if (address === undefined) return null;
  return (
    <li {...item}>
      <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </li>
  );
}

/** §4: computed at load and every minute. Served HTML does not know the visitor's clock. */
function useLunchWindow(): boolean {
  return useSyncExternalStore(
    subscribeToClock,
    () => isLunchTime(new Date()),
    () => false,
  );
}

/** Timers stop in a sleeping tab, so it also checks when the tab wakes. */
function subscribeToClock(check: () => void): () => void {
  // Set by src/document/inline/head.ts; React decides from here on.
  delete document.documentElement.dataset.lunch;
  const timer = setInterval(check, LUNCH_RECHECK_MS);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  };
}
