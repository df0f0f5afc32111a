import type { Language } from '../../domain/language.ts';
import { saltGrams } from '../../domain/salt.ts';
import { formatDescription, keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Item } from '../../domain/types.ts';
import { dishName, messages } from '../../i18n/messages.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Price } from '../ui/price.tsx';
import styles from './compare-table.module.css';

const WEIGHT = /[\d٠-٩][\d٠-٩.,٫]*\s*(?:kg|g|كجم|جم|كغ|غ)(?!\p{L})/iu;

/** A column for each dish, a row for each of its facts that a dish has. */
export function CompareTable({ items }: { items: readonly Item[] }) {
  const { language } = useLanguage();
  const rows = rowsOf(language).flatMap(({ label, read }) => {
    const values = items.map((item) => read(item) ?? '–');
    const isEmpty = values.every((value) => value === '–');
    return isEmpty ? [] : [{ label, values, isEqual: new Set(values).size === 1 }];
  });
  return (
    <section
      className={styles.scroller}
      aria-label={overlayMessages[language].compare}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {items.map((item) => (
              <th key={item.id} scope="col">
                <bdi>{keepNumbersWhole(dishName(item, language))}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isEqual }) => (
            <tr key={label} data-equal={isEqual}>
              <th scope="row">{label.replace(':', '')}</th>
              {values.map((value, position) => (
                <td key={items[position]?.id}>
                  {label === overlayMessages[language].price ? (
                    <Price price={value} language={language} />
                  ) : (
                    <bdi>{keepNumbersWhole(value)}</bdi>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Row {
  readonly label: string;
  readonly read: (item: Item) => string | undefined;
}

function rowsOf(language: Language): readonly Row[] {
  const { calories, salt, allergens, grams } = messages[language];
  const { price, weight, description } = overlayMessages[language];
  return [
    { label: price, read: ({ price }) => price[language] },
    { label: weight, read: ({ title }) => WEIGHT.exec(title[language] ?? '')?.[0] },
    { label: calories, read: (item) => item.calories[language] },
    {
      label: salt,
      read: ({ sodiumMg }) => (sodiumMg === undefined ? undefined : grams(saltGrams(sodiumMg))),
    },
    { label: allergens, read: (item) => item.allergens[language] },
    {
      label: description,
      read: (item) => formatDescription(item.description[language] ?? '', language) || undefined,
    },
  ];
}
