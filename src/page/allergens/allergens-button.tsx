import { COMMAS } from '../../domain/language.ts';
import { joinNames } from '../../i18n/en.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { openOverlay } from '../overlays/history.ts';
import { AllergensIcon } from '../ui/icons.tsx';
import styles from './allergens-button.module.css';
import { useAllergens, useMarks } from './allergens-provider.tsx';

export function AllergensButton() {
  const { messages } = useLanguage();
  const { groups } = useAllergens();
  const [first, last] = messages.allergenChoiceParts;
  return (
    <button
      type="button"
      className={styles.button}
      data-count={groups.length || undefined}
      aria-label={messages.allergenChoice}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openOverlay('allergens', currentTarget)}
    >
      <AllergensIcon />
      <span className={styles.label}>
        <span className={styles.first}>{first}</span>
        {last}
      </span>
    </button>
  );
}

/** Says what is avoided or hidden, wherever the menu is scrolled to, and opens the sheet. */
export function ActiveChoice() {
  const { language, messages } = useLanguage();
  const { isHiding } = useAllergens();
  const names = useMarks().chosenIn(language);
  const [first, second, ...others] = names;
  if (first === undefined) return null;
  const say = messages[isHiding ? 'without' : 'avoiding'];
  const all = say(joinNames(names, language));
  const shown =
    others.length > 0
      ? say(`${first}${COMMAS[language]}${second} ${messages.more(others.length)}`)
      : all;
  return (
    <button
      type="button"
      className={styles.activeChoice}
      aria-haspopup="dialog"
      aria-label={shown === all ? undefined : all}
      onClick={({ currentTarget }) => openOverlay('allergens', currentTarget)}
    >
      <span>{shown}</span>
    </button>
  );
}
