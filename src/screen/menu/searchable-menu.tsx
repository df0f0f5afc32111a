import { useDeferredValue, useMemo } from 'react';
import { filterSections } from '../../menu/search.ts';
import type { Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { useOpenItem } from '../../state/use-open-item.ts';
import { ItemDetail } from '../item-detail/item-detail.tsx';
import hidden from '../shared/visually-hidden.module.css';
import { MenuArea } from './menu-area.tsx';
import { NoMatch } from './notices.tsx';

interface SearchableMenuProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

export function SearchableMenu({ sections, query, onQueryChange }: SearchableMenuProps) {
  const { language, messages } = useLanguage();
  const openItem = useOpenItem();
  // The letter that was typed shows at once; the menu follows when there is time.
  const wanted = useDeferredValue(query.trim());
  const displayed = useMemo(
    () => filterSections(sections, wanted, language),
    [sections, wanted, language],
  );
  const count = displayed.reduce((total, { items }) => total + items.length, 0);
  return (
    <>
      <p aria-live="polite" className={hidden.hidden}>
        {wanted !== '' && messages.matchCount(count)}
      </p>
      {count === 0 ? (
        <NoMatch query={wanted} onClear={() => onQueryChange('')} />
      ) : (
        <MenuArea sections={displayed} query={wanted} onOpen={({ id }) => openItem.open(id)} />
      )}
      <ItemDetail displayed={displayed} all={sections} openItem={openItem} />
    </>
  );
}
