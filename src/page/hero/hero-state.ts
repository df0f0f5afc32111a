import type { ReadySlide, Slide } from '../../domain/types.ts';

/** A slide whose picture may have no address yet. */
interface PendingSlide extends Slide {
  readonly image?: string;
}

export type HeroState =
  /** The spinner shows. Slides are rendered below it, so that their pictures load. */
  | {
      readonly status: 'loading';
      /** None until they are read. */
      readonly slides: readonly PendingSlide[];
      /** All addresses are known, or were waited for long enough. */
      readonly isComplete: boolean;
    }
  | {
      readonly status: 'ready';
      readonly slides: readonly PendingSlide[];
      /** A hero in the served page shows before its first picture has loaded. */
      readonly hasPicture: boolean;
    }
  | { readonly status: 'absent' };

export type HeroEvent =
  | { readonly type: 'slides-read'; readonly slides: readonly Slide[] }
  | { readonly type: 'image-resolved'; readonly id: string; readonly image: string }
  | { readonly type: 'picture-loaded' }
  | { readonly type: 'slide-failed'; readonly id: string }
  | { readonly type: 'addresses-timed-out' }
  | { readonly type: 'given-up' }
  /** The content has other slides than the served page. */
  | { readonly type: 'slides-changed'; readonly slides: readonly ReadySlide[] };

export const LOADING: HeroState = { status: 'loading', slides: [], isComplete: false };
const ABSENT: HeroState = { status: 'absent' };

export function heroOfPage(slides: readonly ReadySlide[]): HeroState {
  return slides.length === 0 ? ABSENT : { status: 'ready', slides, hasPicture: false };
}

export function reduceHero(state: HeroState, event: HeroEvent): HeroState {
  if (event.type === 'slides-changed') return heroOfPage(event.slides);
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'slides-read':
      return withSlides(state, event.slides);
    case 'image-resolved':
      return withSlides(
        state,
        state.slides.map((slide) =>
          slide.id === event.id ? { ...slide, image: event.image } : slide,
        ),
      );
    case 'slide-failed':
      return withSlides(
        state,
        state.slides.filter(({ id }) => id !== event.id),
      );
    case 'picture-loaded':
      return { status: 'ready', slides: state.slides, hasPicture: true };
    case 'addresses-timed-out':
      return state.status === 'loading' ? { ...state, isComplete: true } : state;
    case 'given-up':
      return state.status === 'ready' && state.hasPicture ? state : ABSENT;
  }
}

function withSlides(
  state: Exclude<HeroState, { status: 'absent' }>,
  slides: readonly PendingSlide[],
): HeroState {
  if (slides.length === 0) return ABSENT;
  return state.status === 'ready'
    ? { ...state, slides }
    : { ...state, slides, isComplete: state.isComplete || slides.every(hasAddress) };
}

/** In order: the carousel waits for the address of the first slide rather than begin with the second. */
export function slidesToRender(state: HeroState): readonly ReadySlide[] {
  if (state.status === 'absent' || (state.status === 'loading' && !state.isComplete)) return [];
  return state.slides.filter(hasAddress);
}

function hasAddress(slide: PendingSlide): slide is ReadySlide {
  return slide.image !== undefined;
}

/** `position + step`, wrapping around at both ends. */
export function wrapPosition(position: number, step: number, count: number): number {
  return (((position + step) % count) + count) % count;
}
