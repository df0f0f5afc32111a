import { useEffect, useMemo, useReducer } from 'react';
import type { LoadingSlide } from '../content/load-hero.ts';
import { useEnvironment } from './environment.tsx';
import { type HeroEvent, type HeroView, initialHero, reduceHero, viewHero } from './hero-state.ts';

const GATHERING_MS = 5000;
const GIVING_UP_MS = 10_000;

export interface Hero extends HeroView {
  /** How far the pictures have come, each reported by the element that shows it. */
  readonly onPictureLoaded: (id: string) => void;
  readonly onPictureFailed: (id: string) => void;
}

/** Follows the slides, each on its own: one that fails is left out and holds nobody back. */
export function useHero(): Hero {
  const { slides } = useEnvironment();
  const [state, dispatch] = useReducer(reduceHero, initialHero);

  useEffect(() => {
    let isCurrent = true;
    followSlides(slides, (event) => {
      if (isCurrent) dispatch(event);
    });
    const gathering = setTimeout(() => dispatch({ type: 'gathering-over' }), GATHERING_MS);
    const givingUp = setTimeout(() => dispatch({ type: 'given-up' }), GIVING_UP_MS);
    return () => {
      isCurrent = false;
      clearTimeout(gathering);
      clearTimeout(givingUp);
    };
  }, [slides]);

  return useMemo(
    () => ({
      ...viewHero(state),
      onPictureLoaded: (id) => dispatch({ type: 'picture-loaded', id }),
      onPictureFailed: (id) => dispatch({ type: 'slide-failed', id }),
    }),
    [state],
  );
}

async function followSlides(
  loading: Promise<readonly LoadingSlide[]>,
  dispatch: (event: HeroEvent) => void,
): Promise<void> {
  try {
    const slides = await loading;
    dispatch({ type: 'slides-read', slides });
    for (const { id, image: lookUp } of slides) {
      lookUp.then(
        (image) => dispatch({ type: 'image-resolved', id, image }),
        (error) => {
          console.warn(`The picture of slide "${id}" cannot be had:`, error);
          dispatch({ type: 'slide-failed', id });
        },
      );
    }
  } catch (error) {
    console.warn('The hero slides cannot be had:', error);
    dispatch({ type: 'given-up' });
  }
}
