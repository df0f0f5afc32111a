import { memo } from 'react';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
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
