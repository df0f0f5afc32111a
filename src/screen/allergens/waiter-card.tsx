import { asOnMenu } from '../../menu/allergen-marks.ts';
import { findAllergens } from '../../menu/allergens.ts';
import { directionOf, type Language } from '../../menu/language.ts';
import { nameInSentence } from '../../menu/name-in-sentence.ts';
import { formatPrice } from '../../menu/price.ts';
import type { Item } from '../../menu/types.ts';
import { messages as allMessages } from '../../messages/messages.ts';
import { overlayMessages } from '../../messages/overlays.ts';
import { useAllergens } from '../../state/allergens/allergens-provider.tsx';
import { keepAwake } from '../../state/allergens/keep-awake.ts';
import { closeOverlay } from '../../state/allergens/overlay.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { accessibleTitle } from '../shared/accessible-title.ts';
import { styles } from './waiter-card.module.css?late';

interface WaiterCardProps {
  readonly items: readonly Item[];
  readonly dish: Item | undefined;
}

/** To hold up to whoever takes the order, whichever of the two languages they read. */
export function WaiterCard({ items, dish }: WaiterCardProps) {
  const { messages } = useLanguage();
  const { allergens } = useAllergens();
  const onMenu = findAllergens(items);
  const names = allergens.map((name) => asOnMenu(name, onMenu).name);
  return (
    <div ref={keepAwake} className={styles.card}>
      <div className={styles.halves}>
        {(['ar', 'en'] as const).map((language) => (
          <div key={language} className={styles.half} lang={language} dir={directionOf(language)}>
            {dish && <Dish dish={dish} language={language} />}
            {names.length > 0 && (
              <p className={styles.cannotEat}>
                {overlayMessages[language].cannotEat(
                  names.map((name) => nameInSentence(name, language)),
                )}
              </p>
            )}
          </div>
        ))}
      </div>
      <button type="button" className={styles.close} onClick={() => closeOverlay('waiter')}>
        {messages.close}
      </button>
    </div>
  );
}

function Dish({ dish, language }: { dish: Item; language: Language }) {
  const price = dish.price[language];
  return (
    <>
      <h2 className={styles.title}>
        <bdi>{accessibleTitle(dish, language)}</bdi>
      </h2>
      {price !== undefined && (
        <p className={styles.price}>
          <bdi>{formatPrice(price, allMessages[language].currency)}</bdi>
        </p>
      )}
    </>
  );
}
