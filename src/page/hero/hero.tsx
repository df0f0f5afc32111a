import { memo } from 'react';
import { Spinner } from '../shared/spinner.tsx';
import { Carousel } from './carousel.tsx';
import styles from './hero.module.css';
import type { LoadedHero } from './use-hero.ts';

interface HeroProps {
  readonly hero: LoadedHero;
  readonly isCovered: boolean;
}

/** Keeps its place from the first paint, so that nothing moves when its pictures come. */
export const Hero = memo(function Hero({ hero, isCovered }: HeroProps) {
  if (hero.status === 'absent') return null;
  return (
    <div className={styles.hero}>
      {hero.slides.length > 0 && <Carousel hero={hero} />}
      {hero.status === 'loading' && !isCovered && (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
    </div>
  );
});

/** §2: a full-viewport spinner while the hero loads, laid over a page that is already in place. */
export function LoadingCover() {
  return (
    <div className={styles.cover}>
      <Spinner />
    </div>
  );
}
