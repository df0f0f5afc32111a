import { type MouseEvent, type ReactNode, type RefCallback, useMemo } from 'react';
import { textIn } from '../../domain/language.ts';
import type { Section } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { goToSection, hasModifier, keepCentred } from '../scroll/go-to.ts';
import styles from './category-strip.module.css';
import { useActiveCategory } from './use-active-category.ts';

interface CategoryStripProps {
  readonly sections: readonly Section[];
  readonly children: ReactNode;
}

export function CategoryStrip({ sections, children }: CategoryStripProps) {
  const { language, messages } = useLanguage();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const activeId = useActiveCategory(ids);

  const jump = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section || hasModifier(event)) return;
    event.preventDefault();
    goToSection(section);
  };

  return (
    <div className={styles.bar} data-only="screen">
      <div className={styles.row}>
        {sections.length > 0 && (
          <nav className={styles.strip} aria-label={messages.categories}>
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
        )}
        {children}
      </div>
    </div>
  );
}

/** Tells the style sheet on which sides a row has more to scroll to. */
const watchEdges: RefCallback<HTMLElement> = (row: HTMLElement) => {
  const measure = () => {
    const { dataset } = row.parentElement ?? row;
    // In right-to-left text `scrollLeft` runs from 0 down.
    const before = Math.abs(row.scrollLeft);
    dataset.moreBefore = String(before > 1);
    dataset.moreAfter = String(row.scrollWidth - row.clientWidth - before > 1);
  };
  // In the next frame: WebKit reports an error when the observer's own callback changes styles.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(row);
  if (row.firstElementChild) observer.observe(row.firstElementChild);
  row.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', measure);
  };
};
