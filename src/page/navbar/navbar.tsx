import { memo } from 'react';
import { menuPath } from '../../domain/addresses.ts';
import type { NamedBranch } from '../../domain/branches.ts';
import { nextLanguage, textIn } from '../../domain/language.ts';
import { messages as allMessages } from '../../i18n/messages.ts';
import { useEnvironment } from '../environment.tsx';
import { LanguageButton, useLanguage } from '../language/language-provider.tsx';
import { BrandMark } from '../ui/icons.tsx';
import styles from './navbar.module.css';

const LINKS = ['lunchSpecials', 'findStores', 'downloadApp'] as const;

export const Navbar = memo(function Navbar({ branch }: { branch: NamedBranch | undefined }) {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const next = nextLanguage(language);
  const branchName = branch && textIn(branch.name, language);
  return (
    <nav className={styles.navbar} aria-label={brand.name[language]}>
      <p className={styles.brand}>
        <span className={styles.mark}>
          <BrandMark />
        </span>
        <span>
          {brand.name[language]}
          {branchName && (
            <bdi className={styles.branch} lang={branchName.language}>
              {` ${branchName.text}`}
            </bdi>
          )}
        </span>
      </p>
      <ul className={styles.links} data-only="screen">
        {LINKS.filter((name) => brand.links[name]).map((name) => (
          <li key={name} className={name === 'lunchSpecials' ? styles.lunch : undefined}>
            <a
              className={styles.link}
              href={brand.links[name]}
              title={messages.opensNewTab}
              target="_blank"
              rel="noopener noreferrer"
            >
              {messages[name]}
            </a>
          </li>
        ))}
      </ul>
      <LanguageButton className={styles.language} />
      <noscript>
        <a
          className={styles.language}
          data-only="screen"
          lang={next}
          href={`${menuPath(branch?.id)}?lang=${next}`}
        >
          {allMessages[next].languageName}
        </a>
      </noscript>
    </nav>
  );
});
