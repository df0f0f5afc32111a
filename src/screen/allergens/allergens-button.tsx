import { useAllergens } from '../../state/allergens/allergens-provider.tsx';
import { openOverlay } from '../../state/allergens/overlay.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { AllergensIcon } from '../shared/icons.tsx';
import styles from './allergens-button.module.css';

export function AllergensButton() {
  const { messages } = useLanguage();
  const { allergens } = useAllergens();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openOverlay('allergens', currentTarget)}
    >
      <AllergensIcon />
      <span className={styles.label}>{messages.allergenChoice}</span>
      {allergens.length > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {allergens.length}
        </span>
      )}
    </button>
  );
}
