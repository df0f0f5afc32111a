import { useId, useMemo } from 'react';
import {
  type AllergenOption,
  allergenId,
  listOptions,
  toggleAllergen,
} from '../../domain/allergens/allergen-choice.ts';
import { nameOf } from '../../domain/allergens/allergen-marks.ts';
import type { AllergenReader } from '../../domain/allergens/allergens.ts';
import type { Item } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay, openOverlay } from '../overlays/overlay.ts';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import { useAllergens } from './allergens-provider.tsx';
import { styles } from './allergens-sheet.module.css?lazy';

interface AllergensSheetProps {
  readonly items: readonly Item[];
  readonly reader: AllergenReader;
}

/** The allergens to choose from are those that the menu names. */
export function AllergensSheet({ items, reader }: AllergensSheetProps) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const { allergens, isHiding, choose } = useAllergens();
  const hasChosen = allergens.length > 0;
  return (
    <Sheet
      title={messages.allergenChoice}
      bar={
        <>
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
          <SheetActions>
            <SheetButton
              // Not `disabled`, which would lose the focus.
              aria-disabled={!hasChosen}
              onClick={() => choose({ allergens: [], isHiding: false })}
            >
              {words.clear}
            </SheetButton>
            <SheetButton
              disabled={!hasChosen}
              onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
            >
              {messages.showWaiter}
            </SheetButton>
            <SheetButton onClick={() => closeOverlay('allergens')}>{messages.close}</SheetButton>
          </SheetActions>
        </>
      }
    >
      <AllergenOptions items={items} reader={reader} />
      <p className={styles.note}>{words.staysHere}</p>
    </Sheet>
  );
}

function AllergenOptions({ items, reader }: AllergensSheetProps) {
  const { language } = useLanguage();
  const words = overlayMessages[language];
  const { allergens, isHiding, choose } = useAllergens();
  const options = useMemo(() => listOptions(items, allergens, reader), [items, allergens, reader]);
  if (options.length === 0) return <p>{words.noneNamed}</p>;
  return (
    <>
      <p>
        {words.whatToChoose} <strong>{words.askUs}</strong>
      </p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={allergenId(option.allergen)}>
            <Option
              option={option}
              reader={reader}
              onToggle={() =>
                choose({ allergens: toggleAllergen(allergens, option.allergen), isHiding })
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  readonly option: AllergenOption;
  readonly reader: AllergenReader;
  readonly onToggle: () => void;
}

/** The checkbox is named by the allergen alone; the count and the hint are its description. */
function Option({ option, reader, onToggle }: OptionProps) {
  const { language, messages } = useLanguage();
  const id = useId();
  const words = overlayMessages[language];
  const name = nameOf(option.allergen, language, reader);
  const hint = option.isChosen ? words.hints[allergenId(option.allergen)] : undefined;
  return (
    <>
      <label className={styles.option}>
        <input
          type="checkbox"
          aria-labelledby={`${id}name`}
          aria-describedby={`${id}count ${id}hint`}
          checked={option.isChosen}
          onChange={onToggle}
        />
        <bdi id={`${id}name`} className={styles.name} lang={name.language}>
          {name.text}
        </bdi>
        <span id={`${id}count`} className={styles.count}>
          {messages.dishes(option.count)}
        </span>
      </label>
      <p id={`${id}hint`} className={styles.hint} aria-live="polite">
        {hint}
      </p>
    </>
  );
}
