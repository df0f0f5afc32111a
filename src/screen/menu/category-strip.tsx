import { type MouseEvent, type ReactNode, useRef } from 'react';
import { categoryName } from '../../menu/category-name.ts';
import type { Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { goToSection } from '../../state/menu/scroll-to-section.ts';
import { useCentred } from '../../state/menu/use-centred.ts';
import { useScrollEdges } from '../../state/menu/use-scroll-edges.ts';
import { useReducedMotion } from '../../state/page/use-media-query.ts';
import { wantsNewTab } from '../shared/wants-new-tab.ts';
import styles from './category-strip.module.css';

interface CategoryStripProps {
  readonly sections: readonly Section[];
  readonly activeId: string | undefined;
  /** Beside the categories, at the end of the line. */
  readonly children: ReactNode;
}

export function CategoryStrip({ sections, activeId, children }: CategoryStripProps) {
  const { language, messages } = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const { hasMoreBefore, hasMoreAfter } = useScrollEdges(strip);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  useCentred(strip, activeId);

  const jump = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section || wantsNewTab(event)) return;
    event.preventDefault();
    goToSection(section, behavior);
  };

  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <nav
          className={styles.strip}
          aria-label={messages.categories}
          data-more-before={hasMoreBefore}
          data-more-after={hasMoreAfter}
        >
          <div ref={strip} className={styles.scroller}>
            <ul className={styles.list}>
              {sections.map((section) => {
                const name = categoryName(section.name, language);
                return (
                  <li key={section.id}>
                    <a
                      href={`#${section.id}`}
                      className={styles.link}
                      aria-current={section.id === activeId}
                      lang={name?.language}
                      onClick={(event) => jump(event, section.id)}
                    >
                      {name?.text ?? messages.otherDishes}
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        </nav>
        {children}
      </div>
    </div>
  );
}
