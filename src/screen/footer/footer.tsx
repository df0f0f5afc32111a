import { memo } from 'react';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { useEnvironment } from '../../state/page/environment.tsx';
import styles from './footer.module.css';

export const Footer = memo(function Footer() {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  return (
    <footer className={styles.footer}>
      {messages.poweredBy} <bdi>{brand.vendor[language]}</bdi>
    </footer>
  );
});
