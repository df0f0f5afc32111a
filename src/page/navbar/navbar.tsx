import { type ComponentProps, memo } from 'react';
import { MENU_PATH } from '../../domain/constants.ts';
import { nextLanguage } from '../../domain/language.ts';
import { messages as allMessages } from '../../i18n/messages.ts';
import { useEnvironment } from '../environment.tsx';
import { LanguageButton } from '../language/language-button.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { BrandMark } from '../ui/icons.tsx';
import styles from './navbar.module.css';

export const Navbar = memo(function Navbar() {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const next = nextLanguage(language);
  return (
    <nav className={styles.navbar} aria-label={brand.name[language]}>
      <p className={styles.brand}>
        <span className={styles.mark}>
          <BrandMark />
        </span>
        <span>{brand.name[language]}</span>
      </p>
      <ul className={styles.links}>
        <NavLink
          address={brand.links.lunchSpecials}
          text={messages.lunchSpecials}
          className={styles.lunch}
        />
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
  const { messages } = useLanguage();
  if (address === undefined) return null;
  return (
    <li {...item}>
      <a
        className={styles.link}
        href={address}
        title={messages.opensNewTab}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text}
      </a>
    </li>
  );
}
