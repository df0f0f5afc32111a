import { Spinner } from '../shared/spinner.tsx';
import styles from './loading-cover.module.css';

/** §2: a full-viewport spinner while the hero loads, laid over a page that is already in place. */
export function LoadingCover() {
  return (
    <div className={styles.cover}>
      <Spinner />
    </div>
  );
}
