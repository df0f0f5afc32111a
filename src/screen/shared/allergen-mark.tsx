import type { Mark } from '../../menu/allergen-marks.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import styles from './allergen-mark.module.css';

/** Why a dish may not be for this visitor, in the kitchen's own words. */
export function AllergenMark({ mark }: { mark: Mark }) {
  const { language, messages } = useLanguage();
  return (
    <p className={styles.mark} data-kind={mark.kind}>
      {mark.kind === 'contains' ? messages.contains(mark.names[language]) : messages.unstated}
    </p>
  );
}
