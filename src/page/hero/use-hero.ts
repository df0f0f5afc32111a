import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadingSlide } from '../../content/reader.ts';
import type { ReadySlide } from '../../domain/types.ts';
import { withTimeout } from '../../platform/timing.ts';
import { useEnvironment } from '../environment.tsx';

const ADDRESS_TIMEOUT_MS = 5000;
const GIVE_UP_MS = 10_000;

/** While it is loading, its slides are rendered under the spinner, so that their pictures load. */
interface HeroState {
  readonly status: 'loading' | 'ready' | 'absent';
  readonly slides: readonly ReadySlide[];
}

const LOADING: HeroState = { status: 'loading', slides: [] };
const ABSENT: HeroState = { status: 'absent', slides: [] };

/** Shows the slides that have a picture. Without one after 10 s there is no hero. */
export function useHero() {
  const { slides, pageContent } = useEnvironment();
  const [hero, setHero] = useState<HeroState>(() =>
    pageContent ? withSlides({ status: 'ready', slides: [] }, pageContent.slides) : LOADING,
  );
  const hasPicture = useRef(false);

  useEffect(() => {
    resolveSlides(slides).then(
      (found) => {
        const isShown = JSON.stringify(found) === JSON.stringify(pageContent?.slides);
        if (!isShown) setHero((shown) => withSlides(shown, found));
      },
      (error: unknown) => {
        console.warn('The hero slides could not be loaded:', error);
        if (!pageContent) setHero(ABSENT);
      },
    );
    const timer = setTimeout(() => {
      if (!hasPicture.current) setHero(ABSENT);
    }, GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [slides, pageContent]);

  const onPictureLoaded = useCallback(() => {
    if (!hasPicture.current) setHero(withPicture);
    hasPicture.current = true;
  }, []);
  const onPictureFailed = useCallback((id: string) => {
    const isOther = (slide: ReadySlide) => slide.id !== id;
    setHero((shown) => withSlides(shown, shown.slides.filter(isOther)));
  }, []);
  return { ...hero, onPictureLoaded, onPictureFailed };
}

function withPicture(hero: HeroState): HeroState {
  return hero.status === 'loading' ? { ...hero, status: 'ready' } : hero;
}

/** A hero that was left out stays out: nothing may shift. */
function withSlides(hero: HeroState, slides: readonly ReadySlide[]): HeroState {
  return slides.length === 0 || hero.status === 'absent' ? ABSENT : { ...hero, slides };
}

async function resolveSlides(
  loading: Promise<readonly LoadingSlide[]>,
): Promise<readonly ReadySlide[]> {
  const slides = await Promise.all((await loading).map(resolveSlide));
  return slides.filter((slide) => slide !== undefined);
}

async function resolveSlide({ image, ...slide }: LoadingSlide): Promise<ReadySlide | undefined> {
  const what = `The address of slide "${slide.id}"`;
  try {
    return { ...slide, image: await withTimeout(what, () => image, ADDRESS_TIMEOUT_MS) };
  } catch (error) {
    console.warn('A hero slide is left out:', error);
    return undefined;
  }
}
