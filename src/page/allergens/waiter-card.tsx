import { nameInSentence } from '../../domain/allergen-marks.ts';
import type { AllergenReader } from '../../domain/allergens.ts';
import { directionOf, LANGUAGES, type Language } from '../../domain/language.ts';
import type { Item } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { accessibleTitle } from '../shared/dish-picture.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import { Price } from '../shared/price.tsx';
import { useAllergens } from './allergens-provider.tsx';
import { closeOverlay } from './overlay.ts';
import { styles } from './waiter-card.module.css?lazy';

interface WaiterCardProps {
  readonly reader: AllergenReader;
  readonly dish: Item | undefined;
}

/** Shown to the waiter, in both languages. */
export function WaiterCard({ reader, dish }: WaiterCardProps) {
  const { messages } = useLanguage();
  const { allergens } = useAllergens();
  return (
    <div ref={keepAwake} className={styles.card}>
      <div className={styles.halves}>
        {LANGUAGES.toReversed().map((language) => (
          <div key={language} className={styles.half} lang={language} dir={directionOf(language)}>
            {dish && <Dish dish={dish} language={language} />}
            {allergens.length > 0 && (
              <p className={styles.cannotEat}>
                {overlayMessages[language].cannotEat(
                  allergens.map((allergen) => nameInSentence(allergen, language, reader)),
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
          <Price price={price} language={language} />
        </p>
      )}
    </>
  );
}

/** Holds a screen wake lock until the returned function is called. */
function keepAwake(): () => void {
  let isReleased = false;
  let release: () => void = () => undefined;
  const request = async () => {
    // A hidden page loses its lock and must request it again.
    if (isReleased || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      release = () => lock.release();
      if (isReleased) release();
    } catch {
      // Denied, usually because of a low battery: the screen dims as usual.
    }
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isReleased = true;
    release();
    document.removeEventListener('visibilitychange', request);
  };
}
