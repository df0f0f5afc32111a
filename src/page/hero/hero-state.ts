import type { ReadySlide, Slide } from '../../domain/types.ts';

/** A slide whose picture's address may still be looked for. */
export interface AwaitedSlide extends Slide {
  readonly image?: string;
}

export type HeroState =
  | { readonly status: 'reading' }
  /** The addresses of the pictures are on their way. */
  | { readonly status: 'gathering'; readonly slides: readonly AwaitedSlide[] }
  /** So are the pictures themselves; slides that have no address yet may still join. */
  | { readonly status: 'arriving'; readonly slides: readonly AwaitedSlide[] }
  | {
      readonly status: 'ready';
      readonly slides: readonly AwaitedSlide[];
      /** A hero that the page arrived with shows before its first picture does. */
      readonly hasPicture: boolean;
    }
  | { readonly status: 'absent' };

export type HeroEvent =
  | { readonly type: 'slides-read'; readonly slides: readonly Slide[] }
  | { readonly type: 'image-resolved'; readonly id: string; readonly image: string }
  | { readonly type: 'picture-loaded' }
  | { readonly type: 'slide-failed'; readonly id: string }
  | { readonly type: 'gathering-over' }
  | { readonly type: 'given-up' }
  /** The content has other slides than the page arrived with. */
  | { readonly type: 'slides-changed'; readonly slides: readonly ReadySlide[] };

const ABSENT: HeroState = { status: 'absent' };

export function heroOfPage(slides: readonly ReadySlide[]): HeroState {
  return slides.length === 0 ? ABSENT : { status: 'ready', slides, hasPicture: false };
}

export function reduceHero(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case 'slides-read':
      return state.status === 'reading' ? gather(event.slides) : state;
    case 'image-resolved':
      return withSlides(state, (slides) =>
        slides.map((slide) => (slide.id === event.id ? { ...slide, image: event.image } : slide)),
      );
    case 'picture-loaded':
      return state.status === 'arriving' || state.status === 'ready'
        ? { status: 'ready', slides: state.slides, hasPicture: true }
        : state;
    case 'slide-failed':
      return withSlides(state, (slides) => slides.filter(({ id }) => id !== event.id));
    case 'gathering-over':
      return state.status === 'gathering' ? { ...state, status: 'arriving' } : state;
    case 'given-up':
      return state.status === 'ready' && state.hasPicture ? state : ABSENT;
    case 'slides-changed':
      return heroOfPage(event.slides);
  }
}

function withSlides(
  state: HeroState,
  change: (slides: readonly AwaitedSlide[]) => readonly AwaitedSlide[],
): HeroState {
  if (state.status === 'reading' || state.status === 'absent') return state;
  const slides = change(state.slides);
  if (slides.length === 0) return ABSENT;
  return state.status === 'gathering' ? gather(slides) : { ...state, slides };
}

/** Gathering ends when every slide that is left has its address. */
function gather(slides: readonly AwaitedSlide[]): HeroState {
  if (slides.length === 0) return ABSENT;
  return { status: slides.every(hasAddress) ? 'arriving' : 'gathering', slides };
}

export interface HeroView {
  readonly status: 'loading' | 'ready' | 'absent';
  readonly slides: readonly ReadySlide[];
}

/** The hero appears with its first picture, and is left out when there is none to wait for. */
export function viewHero(state: HeroState): HeroView {
  switch (state.status) {
    case 'reading':
    case 'gathering':
      return { status: 'loading', slides: [] };
    case 'arriving':
      return { status: 'loading', slides: state.slides.filter(hasAddress) };
    case 'ready':
      return { status: 'ready', slides: state.slides.filter(hasAddress) };
    case 'absent':
      return { status: 'absent', slides: [] };
  }
}

function hasAddress(slide: AwaitedSlide): slide is ReadySlide {
  return slide.image !== undefined;
}
