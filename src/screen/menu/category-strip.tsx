import { type MouseEvent, useEffect, useRef } from 'react';
import { categoryName } from '../../menu/category-name.ts';
import type { Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { useReducedMotion } from '../../state/use-media-query.ts';
import { useScrollEdges } from '../../state/use-scroll-edges.ts';
import styles from './category-strip.module.css';
import { scrollToSection } from './scroll-to-section.ts';

interface CategoryStripProps {
  readonly sections: readonly Section[];
  readonly activeId: string | undefined;
}

export function CategoryStrip({ sections, activeId }: CategoryStripProps) {
  const { language, messages } = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const { hasMoreBefore, hasMoreAfter } = useScrollEdges(strip);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';

  useEffect(() => {
    if (strip.current && activeId !== undefined) bringIntoView(strip.current, activeId, behavior);
  }, [activeId, behavior]);

  const jump = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    scrollToSection(section, behavior);
    // Where the eye goes the keyboard goes, without a second jump.
    section.focus({ preventScroll: true });
  };

  return (
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
  );
}

/** Moves only the strip: `scrollIntoView` would move the page as well. */
function bringIntoView(strip: HTMLElement, id: string, behavior: ScrollBehavior): void {
  const link = strip.querySelector(`a[href="#${CSS.escape(id)}"]`);
  if (!link) return;
  const wanted = link.getBoundingClientRect();
  const visible = strip.getBoundingClientRect();
  const distance = wanted.left + wanted.width / 2 - (visible.left + visible.width / 2);
  strip.scrollBy({ left: distance, behavior });
}
