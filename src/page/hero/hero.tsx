import { memo } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { Carousel } from './carousel.tsx';
import styles from './hero.module.css';
import type { useHero } from './use-hero.ts';

interface HeroProps extends ReturnType<typeof useHero> {
  readonly isCovered: boolean;
}

/** Reserves its space from the first paint, so that nothing shifts when pictures load. */
export const Hero = memo(function Hero({ status, isCovered, ...carousel }: HeroProps) {
  if (status === 'absent') return null;
  return (
    <div className={styles.hero} data-only="screen">
      {carousel.slides.length > 0 && <Carousel {...carousel} isReady={status === 'ready'} />}
      {status === 'loading' && !isCovered && <Spinner className={styles.loading} />}
    </div>
  );
});

/** §2: a full-viewport spinner while the hero loads, over a page that is already laid out. */
export function LoadingCover() {
  return <Spinner className={styles.cover} />;
}
