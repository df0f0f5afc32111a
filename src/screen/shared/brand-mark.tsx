import { useEnvironment } from '../../state/environment.tsx';
import styles from './brand-mark.module.css';

/** The brand's mark as a shape filled with the colour of the text around it. */
export function BrandMark() {
  const { brand } = useEnvironment();
  return (
    <span
      aria-hidden="true"
      className={styles.mark}
      style={{ maskImage: `url("${brand.logo}")`, WebkitMaskImage: `url("${brand.logo}")` }}
    />
  );
}
