import { memo } from 'react';
import { useEnvironment } from '../shared/environment.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
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
