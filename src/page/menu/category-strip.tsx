import type { MouseEvent, ReactNode } from 'react';
import { textIn } from '../../domain/language.ts';
import type { Section } from '../../domain/types.ts';
import { goToSection, keepCentred, wantsNewTab } from '../shared/go-to.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './category-strip.module.css';
import { useScrollEdges } from './use-scroll-edges.ts';

interface CategoryStripProps {
  readonly sections: readonly Section[];
  readonly activeId: string | undefined;
  /** Beside the categories, at the end of the line. */
  readonly children: ReactNode;
}

export function CategoryStrip({ sections, activeId, children }: CategoryStripProps) {
  const { language, messages } = useLanguage();
  const [{ hasMoreBefore, hasMoreAfter }, watchEdges] = useScrollEdges();

  const jump = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section || wantsNewTab(event)) return;
    event.preventDefault();
    goToSection(section);
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
          <div ref={watchEdges} className={styles.scroller}>
            <ul className={styles.list}>
              {sections.map((section) => {
                const name = textIn(section.name, language);
                return (
                  <li key={section.id}>
                    <a
                      ref={section.id === activeId ? keepCentred : undefined}
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
