import { useEffect, useMemo, useReducer } from 'react';
import type { PageContent } from '../../content/page-content.ts';
import type { LoadingSlide } from '../../content/reader.ts';
import type { ReadySlide } from '../../domain/types.ts';
import { useEnvironment } from '../shared/environment.tsx';
import {
  type HeroEvent,
  type HeroState,
  type HeroView,
  heroOfPage,
  reduceHero,
  viewHero,
} from './hero-state.ts';

const GATHERING_MS = 5000;
const GIVING_UP_MS = 10_000;

export interface FollowedHero extends HeroView {
  /** How far the pictures have come, each reported by the element that shows it. */
  readonly onPictureLoaded: () => void;
  readonly onPictureFailed: (id: string) => void;
}

/** Follows the slides, each on its own: one that fails is left out and holds nobody back. */
export function useHero(): FollowedHero {
  const { slides, pageContent } = useEnvironment();
  const [state, dispatch] = useReducer(reduceHero, pageContent, initialHero);

  useEffect(() => {
    let isCurrent = true;
    const report = (event: HeroEvent) => {
      if (isCurrent) dispatch(event);
    };
    const isFollowed = pageContent
      ? compareSlides(slides, pageContent.slides, report)
      : followSlides(slides, report);
    isFollowed.catch((error: unknown) => {
      console.warn('The hero slides cannot be had:', error);
      if (!pageContent) report({ type: 'given-up' });
    });
    const gathering = setTimeout(report, GATHERING_MS, { type: 'gathering-over' });
    const givingUp = setTimeout(report, GIVING_UP_MS, { type: 'given-up' });
    return () => {
      isCurrent = false;
      clearTimeout(gathering);
      clearTimeout(givingUp);
    };
  }, [slides, pageContent]);

  return useMemo(
    () => ({
      ...viewHero(state),
      onPictureLoaded: () => dispatch({ type: 'picture-loaded' }),
      onPictureFailed: (id) => dispatch({ type: 'slide-failed', id }),
    }),
    [state],
  );
}

function initialHero(pageContent: PageContent | undefined): HeroState {
  return pageContent ? heroOfPage(pageContent.slides) : { status: 'reading' };
}

async function followSlides(
  loading: Promise<readonly LoadingSlide[]>,
  report: (event: HeroEvent) => void,
): Promise<void> {
  const slides = await loading;
  report({ type: 'slides-read', slides: slides.map(({ image: _, ...slide }) => slide) });
  for (const { id, image: lookUp } of slides) {
    lookUp.then(
      (image) => report({ type: 'image-resolved', id, image }),
      (error) => {
        console.warn(`The picture of slide "${id}" cannot be had:`, error);
        report({ type: 'slide-failed', id });
      },
    );
  }
}

async function compareSlides(
  loading: Promise<readonly LoadingSlide[]>,
  shown: readonly ReadySlide[],
  report: (event: HeroEvent) => void,
): Promise<void> {
  const found = await Promise.allSettled(
    (await loading).map(async (slide) => ({ ...slide, image: await slide.image })),
  );
  const slides = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (JSON.stringify(slides) !== JSON.stringify(shown)) report({ type: 'slides-changed', slides });
}
