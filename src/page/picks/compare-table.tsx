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
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const rows = rowsOf(language).flatMap(({ kind, read }) => {
    const values = items.map((item) => read(item) ?? '–');
    const isEmpty = values.every((value) => value === '–');
    return isEmpty ? [] : [{ kind, values, isEqual: new Set(values).size === 1 }];
  });
  return (
    <section
      className={styles.scroller}
      aria-label={words.compare}
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
                {item.soldOut && <p className={styles.soldOut}>{messages.soldOut}</p>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, values, isEqual }) => (
            <tr key={kind} data-equal={isEqual}>
              <th scope="row">{words.compared[kind]}</th>
              {values.map((value, position) => (
                <td key={items[position]?.id}>
                  {kind === 'price' ? (
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
  readonly kind: keyof (typeof overlayMessages)['en']['compared'];
  readonly read: (item: Item) => string | undefined;
}

function rowsOf(language: Language): readonly Row[] {
  const { grams } = messages[language];
  return [
    { kind: 'price', read: ({ price }) => price[language] },
    { kind: 'weight', read: ({ title }) => WEIGHT.exec(title[language] ?? '')?.[0] },
    { kind: 'calories', read: (item) => item.calories[language] },
    {
      kind: 'salt',
      read: ({ sodiumMg }) => (sodiumMg === undefined ? undefined : grams(saltGrams(sodiumMg))),
    },
    { kind: 'allergens', read: (item) => item.allergens[language] },
    {
      kind: 'description',
      read: (item) => formatDescription(item.description[language] ?? '', language) || undefined,
    },
  ];
}
