import type { ReactNode } from 'react';
import { en } from '../../i18n/en.ts';
import { BrandMark } from '../shared/icons.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import { Spinner } from '../shared/spinner.tsx';
import styles from './notices.module.css';
import type { MenuFailure } from './use-menu.ts';

interface NoticeProps {
  readonly children: ReactNode;
  readonly height?: 'search';
}

/** What stands in the menu's place while, or because, there is no menu to show. */
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

/** Under the hero's cover it only keeps the place: one voice is enough to say "Loading...". */
export function MenuLoading({ isCovered }: { isCovered: boolean }) {
  return (
    <div className={styles.notice} data-height="full">
      {!isCovered && <Spinner />}
    </div>
  );
}

/** §8: the exact English text, under an Arabic sentence for those who read Arabic. */
export function MenuFailed({ failure, onRetry }: { failure: MenuFailure; onRetry: () => void }) {
  const { language, messages } = useLanguage();
  const key = failure === 'items' ? 'itemsFailed' : 'categoriesFailed';
  return (
    <Notice>
      <div role="alert">
        <p className={styles.headline}>{messages[key]}</p>
        {language === 'ar' && (
          <p lang="en" dir="ltr">
            {en[key]}
          </p>
        )}
      </div>
      <button type="button" className={styles.action} onClick={onRetry}>
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

/** So that nobody takes what is left for the whole menu. */
export function HiddenDishes({ onShow }: { onShow: () => void }) {
  const { messages } = useLanguage();
  return (
    <p className={styles.hidden}>
      {messages.hiddenDishes}{' '}
      <button type="button" className={styles.show} onClick={onShow}>
        {messages.showHidden}
      </button>
    </p>
  );
}
