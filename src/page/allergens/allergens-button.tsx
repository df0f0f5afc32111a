import { useLanguage } from '../language/language-provider.tsx';
import { openOverlay } from '../overlays/overlay.ts';
import { AllergensIcon } from '../ui/icons.tsx';
import styles from './allergens-button.module.css';
import { useAllergens, useMarks } from './allergens-provider.tsx';

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

/** Says that a choice is active, wherever the menu is scrolled to, and opens the sheet. */
export function ActiveChoice() {
  const { language, messages } = useLanguage();
  const names = useMarks().chosenIn(language);
  if (names.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.activeChoice}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openOverlay('allergens', currentTarget)}
    >
      <span>{messages.without(names)}</span>
    </button>
  );
}
