import { useLanguage } from '../language/language-provider.tsx';
import { BrandMark } from './icons.tsx';
import styles from './spinner.module.css';

export function Spinner({ className = '' }: { className?: string | undefined }) {
  const { messages } = useLanguage();
  return (
    <div role="status" className={`${styles.spinner} ${className}`}>
      <span className={styles.ring}>
        <BrandMark />
      </span>
      {messages.loading}
    </div>
  );
}
