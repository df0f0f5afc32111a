import type { Item } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { AllergenOptions } from './allergen-options.tsx';
import { useAllergens } from './allergens-provider.tsx';
import { styles } from './allergens-sheet.module.css?lazy';
import { closeOverlay, openOverlay } from './overlay.ts';

/** What the diner cannot eat, chosen among what the menu itself names. */
export function AllergensSheet({ items }: { items: readonly Item[] }) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const { allergens, isHiding, choose } = useAllergens();
  const hasChosen = allergens.length > 0;
  return (
    <div className={styles.panel}>
      <div className={styles.body}>
        <h2 className={styles.title}>{messages.allergenChoice}</h2>
        <AllergenOptions items={items} />
        <p className={styles.note}>{words.staysHere}</p>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          role="switch"
          aria-checked={isHiding}
          className={styles.hide}
          disabled={!hasChosen}
          onClick={() => choose({ allergens, isHiding: !isHiding })}
        >
          {words.hide}
        </button>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            disabled={!hasChosen}
            onClick={() => choose({ allergens: [], isHiding: false })}
          >
            {words.clear}
          </button>
          <button
            type="button"
            className={styles.action}
            disabled={!hasChosen}
            onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
          >
            {messages.showWaiter}
          </button>
          <button type="button" className={styles.action} onClick={() => closeOverlay('allergens')}>
            {messages.close}
          </button>
        </div>
      </div>
    </div>
  );
}
