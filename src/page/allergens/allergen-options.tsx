import { useId, useMemo } from 'react';
import { type AllergenOption, listOptions, toggleOption } from '../../domain/allergen-options.ts';
import { otherLanguage } from '../../domain/language.ts';
import type { Item } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { styles } from './allergen-options.module.css?lazy';
import { useAllergens } from './allergens-provider.tsx';

export function AllergenOptions({ items }: { items: readonly Item[] }) {
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

/** Named by the allergen alone; the count is told beside the name. */
function Option({ option, onToggle }: { option: AllergenOption; onToggle: () => void }) {
  const { language } = useLanguage();
  const id = useId();
  const other = otherLanguage(language);
  const own = option.name[language];
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}count`}
        checked={option.isChosen}
        onChange={onToggle}
      />
      <bdi id={`${id}name`} className={styles.name} lang={own === undefined ? other : language}>
        {own ?? option.name[other]}
      </bdi>
      <span id={`${id}count`} className={styles.count}>
        {overlayMessages[language].dishes(option.count)}
      </span>
    </label>
  );
}
