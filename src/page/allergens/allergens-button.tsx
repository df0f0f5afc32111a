import { AllergensIcon } from '../shared/icons.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './allergens-button.module.css';
import { useAllergens } from './allergens-provider.tsx';
import { openOverlay } from './overlay.ts';

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
