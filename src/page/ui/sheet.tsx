import type { ComponentProps, ReactNode, RefObject } from 'react';
import modal from './modal.module.css';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  readonly bar: ReactNode;
}

export function Sheet({ title, heading, tools, children, bar }: SheetProps) {
  return (
    <div className={`${modal.panel} ${styles.panel}`}>
      <div className={styles.body}>
        <div className={styles.heading}>
          <h2 ref={heading} className={styles.title} tabIndex={heading && -1}>
            {title}
          </h2>
          {tools}
        </div>
        {children}
      </div>
      <div className={styles.bar}>{bar}</div>
    </div>
  );
}

export function SheetActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export function SheetButton(props: ComponentProps<'button'>) {
  return <button type="button" className={`${modal.button} ${styles.action}`} {...props} />;
}
