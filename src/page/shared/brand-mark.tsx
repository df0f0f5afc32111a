import styles from './brand-mark.module.css';

/** The brand's mark as a shape filled with the colour of the text around it. */
export function BrandMark() {
  return <span aria-hidden="true" className={styles.mark} />;
}
