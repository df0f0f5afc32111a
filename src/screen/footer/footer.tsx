import { memo } from 'react';
import { useEnvironment } from '../../state/environment.tsx';
import { useLanguage } from '../../state/language.tsx';
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
