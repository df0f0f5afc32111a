import type { ReactNode } from 'react';
import { en } from '../../i18n/en.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { andFocusMenu } from '../scroll/go-to.ts';
import { BrandMark } from '../ui/icons.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './notices.module.css';
import type { MenuFailure } from './use-menu.ts';

interface NoticeProps {
  readonly children: ReactNode;
  readonly height?: 'search' | 'short';
}

export function Notice({ children, height }: NoticeProps) {
  return (
    <div className={styles.notice} data-height={height}>
      <span className={styles.sign}>
        <BrandMark />
      </span>
      {children}
    </div>
  );
}

/** Under the loading cover it only reserves the height: the cover has a spinner already. */
export function MenuLoading({ isCovered }: { isCovered: boolean }) {
  return (
    <div className={styles.notice} data-height="full">
      {!isCovered && <Spinner />}
    </div>
  );
}

/** §8: the exact English text; in Arabic below an Arabic sentence. */
export function MenuFailed({ failure, onRetry }: { failure: MenuFailure; onRetry: () => void }) {
  const { language, messages } = useLanguage();
  const key = failure === 'items' ? 'itemsFailed' : 'categoriesFailed';
  return (
    <Notice>
      <div role="alert">
        <p className={styles.headline}>{messages[key]}</p>
        {language !== 'en' && (
          <p lang="en" dir="ltr">
            {en[key]}
          </p>
        )}
      </div>
      <button type="button" className={styles.action} onClick={andFocusMenu(onRetry)}>
        {messages.tryAgain}
      </button>
    </Notice>
  );
}

export function MenuEmpty() {
  const { messages } = useLanguage();
  return (
    <Notice>
      <p className={styles.headline}>{messages.beingPrepared}</p>
    </Notice>
  );
}

interface HiddenDishesProps {
  readonly message: string;
  /** Instead of a menu, because nothing else matches the query. */
  readonly isAlone: boolean;
  readonly onShow: () => void;
}

/** Says that dishes are hidden, so that the rest is not taken for the whole menu. */
export function HiddenDishes({ message, isAlone, onShow }: HiddenDishesProps) {
  const { messages } = useLanguage();
  return (
    <div aria-live="polite">
      {message !== '' && isAlone && (
        <Notice height="search">
          <p className={styles.headline}>{message}</p>
          <button type="button" className={styles.action} onClick={andFocusMenu(onShow)}>
            {messages.showHidden}
          </button>
        </Notice>
      )}
      {message !== '' && !isAlone && (
        <p className={styles.hidden}>
          {message} <span aria-hidden="true">·</span>
          <button type="button" className={styles.show} onClick={andFocusMenu(onShow)}>
            {messages.showHidden}
          </button>
        </p>
      )}
    </div>
  );
}
