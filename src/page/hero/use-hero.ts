import { useEffect, useMemo, useReducer } from 'react';
import type { PageContent } from '../../content/page-content.ts';
import type { LoadingSlide } from '../../content/reader.ts';
import type { ReadySlide } from '../../domain/types.ts';
import { useEnvironment } from '../environment.tsx';
import {
  type HeroEvent,
  type HeroState,
  heroOfPage,
  LOADING,
  reduceHero,
  slidesToRender,
} from './hero-state.ts';

const ADDRESSES_TIMEOUT_MS = 5000;
const GIVE_UP_MS = 10_000;

export interface HeroContent {
  readonly status: HeroState['status'];
  readonly slides: readonly ReadySlide[];
  /** Reported by the image elements. */
  readonly onPictureLoaded: () => void;
  readonly onPictureFailed: (id: string) => void;
}

/** Loads the slides independently of each other: one that fails is left out. */
export function useHero(): HeroContent {
  const { slides, pageContent } = useEnvironment();
  const [state, dispatch] = useReducer(reduceHero, pageContent, initialHero);

  useEffect(() => {
    let isCurrent = true;
    const report = (event: HeroEvent) => {
      if (isCurrent) dispatch(event);
    };
    const loading = pageContent
      ? compareSlides(slides, pageContent.slides, report)
      : loadSlides(slides, report);
    loading.catch((error: unknown) => {
      console.warn('The hero slides could not be loaded:', error);
      if (!pageContent) report({ type: 'given-up' });
    });
    const addresses = setTimeout(report, ADDRESSES_TIMEOUT_MS, { type: 'addresses-timed-out' });
    const givingUp = setTimeout(report, GIVE_UP_MS, { type: 'given-up' });
    return () => {
      isCurrent = false;
      clearTimeout(addresses);
      clearTimeout(givingUp);
    };
  }, [slides, pageContent]);

  return useMemo(
    () => ({
      status: state.status,
      slides: slidesToRender(state),
      onPictureLoaded: () => dispatch({ type: 'picture-loaded' }),
      onPictureFailed: (id) => dispatch({ type: 'slide-failed', id }),
    }),
    [state],
  );
}

function initialHero(pageContent: PageContent | undefined): HeroState {
  return pageContent ? heroOfPage(pageContent.slides) : LOADING;
}

async function loadSlides(
  loading: Promise<readonly LoadingSlide[]>,
  report: (event: HeroEvent) => void,
): Promise<void> {
  const slides = await loading;
  report({ type: 'slides-read', slides: slides.map(({ image: _, ...slide }) => slide) });
  for (const { id, image: address } of slides) {
    address.then(
      (image) => report({ type: 'image-resolved', id, image }),
      (error) => {
        console.warn(`The picture of slide "${id}" could not be loaded:`, error);
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
