import { useId, useMemo } from 'react';
import { allergenReaderFor } from '../../domain/allergens/allergen-reader.ts';
import { type AllergenOption, listOptions, toggleGroup } from '../../domain/allergens/choice.ts';
import { filterSections } from '../../domain/search.ts';
import { countItems } from '../../domain/sections.ts';
import type { Item, Section } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay, openOverlay } from '../overlays/history.ts';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import { chooseAllergens, useAllergens } from './allergens-provider.tsx';
import styles from './allergens-sheet.module.css';
import { useHiddenDishes } from './use-hidden-dishes.ts';

interface AllergensSheetProps {
  readonly sections: readonly Section[];
  readonly query: string;
}

export function AllergensSheet({ sections, query }: AllergensSheetProps) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const { groups, isHiding } = useAllergens();
  const { offered } = useHiddenDishes(sections, query);
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const hasChosen = groups.length > 0;
  return (
    <Sheet
      title={messages.allergenChoice}
      bar={
        <>
          <label className={styles.hide}>
            {words.hide}
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox states by itself whether it is checked
              role="switch"
              checked={isHiding}
              disabled={!hasChosen}
              onChange={() => chooseAllergens({ groups, isHiding: !isHiding })}
            />
          </label>
          <SheetActions>
            <SheetButton data-primary onClick={() => closeOverlay('allergens')}>
              {words.showDishes(countItems(filterSections(offered, query, language)))}
            </SheetButton>
            <SheetButton
              // Not `disabled`, which would lose the focus.
              aria-disabled={!hasChosen}
              onClick={() => chooseAllergens({ groups: [], isHiding: false })}
            >
              {words.clear}
            </SheetButton>
            <SheetButton
              disabled={!hasChosen}
              onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
            >
              {messages.showWaiter}
            </SheetButton>
          </SheetActions>
        </>
      }
    >
      <AllergenOptions items={items} />
      <p className={styles.note}>{words.staysHere}</p>
    </Sheet>
  );
}

function AllergenOptions({ items }: { items: readonly Item[] }) {
  const reader = allergenReaderFor(useEnvironment().brand.allergens);
  const { language } = useLanguage();
  const words = overlayMessages[language];
  const choice = useAllergens();
  const options = listOptions(items, choice, reader);
  if (options.length === 0) return <p>{items.length === 0 ? words.askUs : words.noneNamed}</p>;
  return (
    <>
      <p>
        {words.whatToChoose} <strong>{words.askUs}</strong>
      </p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.group.id}>
            <Option
              option={option}
              isChosen={choice.groups.includes(option.group.id)}
              onToggle={() => chooseAllergens(toggleGroup(choice, option.group.id, reader))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  readonly option: AllergenOption;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** The checkbox is named by the allergen alone; the count and the hint are its description. */
function Option({ option: { group, count }, isChosen, onToggle }: OptionProps) {
  const { language, messages } = useLanguage();
  const id = useId();
  const hint = isChosen ? overlayMessages[language].hints[group.id] : undefined;
  return (
    <>
      <label className={styles.option}>
        <input
          type="checkbox"
          aria-labelledby={`${id}name`}
          aria-describedby={`${id}count ${id}hint`}
          checked={isChosen}
          onChange={onToggle}
        />
        <bdi id={`${id}name`} className={styles.name}>
          {group.name[language]}
        </bdi>
        <span id={`${id}count`} className={styles.count}>
          {messages.dishes(count)}
        </span>
      </label>
      <p id={`${id}hint`} className={styles.hint} aria-live="polite">
        {hint}
      </p>
    </>
  );
}
