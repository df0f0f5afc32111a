import type { Shared } from './share.ts';
import styles from './share-result.module.css';

interface ShareResultProps {
  readonly shared: Shared | undefined;
  /** Says that it was copied. */
  readonly copied: string;
}

export function ShareResult({ shared, copied }: ShareResultProps) {
  if (shared?.status === 'copied') return copied;
  return shared && <bdi className={styles.link}>{shared.link}</bdi>;
}
