import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { LanguageButton, useLanguage } from '../language/language-provider.tsx';
import { focusById, scrollBehavior, TOP_ID } from '../scroll/go-to.ts';
import { ListIcon, PicturesIcon, SearchIcon, UpIcon } from '../ui/icons.tsx';
import styles from './strip-tools.module.css';
import { chooseView, useView } from './use-view.ts';

/** Extends the viewport downwards: only an element above the screen counts as out of view. */
const EVERYTHING_BELOW = '0px 0px 10000000px';

interface StripToolsProps {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly hasViews: boolean;
  readonly children: ReactNode;
}

/** Beside the categories. Deep in the menu more of them, which are the thumb bar on phones. */
export function StripTools({ searchField, hasViews, children }: StripToolsProps) {
  const { messages } = useLanguage();
  const isScrolled = useIsAboveScreen(searchField);
  return (
    <div className={styles.tools} data-scrolled={isScrolled}>
      {isScrolled && (
        <>
          <button
            type="button"
            className={styles.tool}
            aria-label={messages.search}
            // With the focus the field sticks to the top of the screen (search-bar.module.css).
            onClick={() => searchField.current?.focus({ preventScroll: true })}
          >
            <SearchIcon />
            <span className={styles.word}>{messages.search}</span>
          </button>
          <LanguageButton className={`${styles.tool} ${styles.language}`} isShort />
        </>
      )}
      {hasViews && <ViewButton />}
      {isScrolled && (
        <button
          type="button"
          className={styles.tool}
          aria-label={messages.backToTop}
          onClick={() => {
            window.scrollTo({ top: 0, behavior: scrollBehavior() });
            focusById(TOP_ID);
          }}
        >
          <UpIcon />
          <span className={styles.word}>{messages.top}</span>
        </button>
      )}
      {children}
    </div>
  );
}

/** Shows which view it leads to. Both are in the page: the first frame shows the right one. */
function ViewButton() {
  const { messages } = useLanguage();
  const next = useView() === 'list' ? 'pictures' : 'list';
  return (
    <button
      type="button"
      className={styles.tool}
      data-only="scripted"
      aria-label={messages[next]}
      title={messages[next]}
      // Otherwise the search field loses the focus, and the strip its place, between press and release.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => chooseView(next)}
    >
      <span className={styles.list}>
        <ListIcon />
        <span className={styles.word}>{messages.list}</span>
      </span>
      <span className={styles.pictures}>
        <PicturesIcon />
        <span className={styles.word}>{messages.pictures}</span>
      </span>
    </button>
  );
}

function useIsAboveScreen(element: RefObject<Element | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setIsAbove(!isIntersecting);
      },
      { rootMargin: EVERYTHING_BELOW },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
