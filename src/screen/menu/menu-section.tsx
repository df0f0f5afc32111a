import { memo, useId } from 'react';
import { categoryName } from '../../menu/category-name.ts';
import { directionOf } from '../../menu/language.ts';
import type { Item, Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './menu-section.module.css';

interface MenuSectionProps {
  readonly section: Section;
  readonly query: string;
  readonly eagerCount: number;
  readonly onOpen: (item: Item) => void;
}

export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  const { section, query, eagerCount, onOpen } = props;
  const { language, messages } = useLanguage();
  const titleId = useId();
  const name = categoryName(section.name, language);
  return (
    <section id={section.id} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <h2
        id={titleId}
        className={styles.title}
        {...(name && name.language !== language
          ? { lang: name.language, dir: directionOf(name.language) }
          : {})}
      >
        {name?.text ?? messages.otherDishes}
      </h2>
      <div className={styles.cards}>
        {section.items.map((item, position) => (
          <ItemCard
            key={item.id}
            item={item}
            query={query}
            isEager={position < eagerCount}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  );
});
