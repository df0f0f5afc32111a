import type { Mark } from '../../domain/allergen-marks.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './allergen-mark.module.css';

/** What a dish states about the visitor's allergens. */
export function AllergenMark({ mark }: { mark: Mark }) {
  const { language, messages } = useLanguage();
  return (
    <p className={styles.mark} data-kind={mark.kind}>
      {mark.kind === 'contains' ? messages.contains(mark.names[language]) : messages.unstated}
    </p>
  );
}
