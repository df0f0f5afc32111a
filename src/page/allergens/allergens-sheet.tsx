import { useId, useMemo } from 'react';
import { type AllergenOption, listOptions, toggleOption } from '../../domain/allergen-options.ts';
import { textIn } from '../../domain/language.ts';
import type { Item } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { useAllergens } from './allergens-provider.tsx';
import { styles } from './allergens-sheet.module.css?lazy';
import { closeOverlay, openOverlay } from './overlay.ts';

/** The allergens to choose from are those that the menu names. */
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

function AllergenOptions({ items }: { items: readonly Item[] }) {
  const { language } = useLanguage();
  const words = overlayMessages[language];
  const { allergens, isHiding, choose } = useAllergens();
  const options = useMemo(() => listOptions(items, allergens), [items, allergens]);
  if (options.length === 0) return <p>{words.noneNamed}</p>;
  return (
    <>
      <p>
        {words.whatToChoose} <strong>{words.askUs}</strong>
      </p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={[...option.keys].join()}>
            <Option
              option={option}
              onToggle={() => choose({ allergens: toggleOption(allergens, option), isHiding })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The checkbox is named by the allergen alone; the count is its description. */
function Option({ option, onToggle }: { option: AllergenOption; onToggle: () => void }) {
  const { language } = useLanguage();
  const id = useId();
  const name = textIn(option.name, language);
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}count`}
        checked={option.isChosen}
        onChange={onToggle}
      />
      <bdi id={`${id}name`} className={styles.name} lang={name?.language}>
        {name?.text}
      </bdi>
      <span id={`${id}count`} className={styles.count}>
        {overlayMessages[language].dishes(option.count)}
      </span>
    </label>
  );
}
