import { memo, Suspense } from 'react';
import { directionOf, textIn } from '../../domain/language.ts';
import type { Item, Section } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { QueryContext } from '../ui/text-pieces.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './menu-sections.module.css';

interface MenuSectionsProps {
  readonly sections: readonly Section[];
  /** The dishes that match the search and are not hidden for their allergens. */
  readonly shown: ReadonlySet<Item>;
  readonly query: string;
}

/** Every dish is always in the page, so that a keystroke only hides and shows. */
export const MenuSections = memo(function MenuSections(props: MenuSectionsProps) {
  const { sections, ...search } = props;
  return (
    <div
      className={styles.sections}
      data-searching={search.query !== ''}
      hidden={search.shown.size === 0}
    >
      {sections.map((section) => (
        <MenuSection key={section.id} section={section} {...search} />
      ))}
    </div>
  );
});

interface MenuSectionProps extends Omit<MenuSectionsProps, 'sections'> {
  readonly section: Section;
}

/**
 * React hydrates the sections one by one, a tapped one first. `memo` is outside the boundary: a boundary that
 * renders again before it is hydrated is hydrated at once, and a tap would wait for all of them.
 */
const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  return (
    <Suspense>
      <SectionContent {...props} />
    </Suspense>
  );
});

function SectionContent({ section, shown, query }: MenuSectionProps) {
  const { language, messages } = useLanguage();
  const titleId = `${section.id}-title`;
  const name = textIn(section.name, language);
  const served = section.served?.[language];
  return (
    <section
      id={section.id}
      className={styles.section}
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={!section.items.some((item) => shown.has(item))}
    >
      <h2
        id={titleId}
        className={styles.title}
        {...(name && name.language !== language
          ? { lang: name.language, dir: directionOf(name.language) }
          : {})}
      >
        {name?.text ?? messages.otherDishes}
      </h2>
      {served !== undefined && <p className={styles.served}>{served}</p>}
      <ul className={styles.cards}>
        {section.items.map((item) => (
          <li key={item.id} className={styles.place} hidden={!shown.has(item)}>
            <QueryContext value={shown.has(item) ? query : ''}>
              <ItemCard item={item} />
            </QueryContext>
          </li>
        ))}
      </ul>
    </section>
  );
}
