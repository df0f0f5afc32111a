import type { Slide } from '../menu/types.ts';

/** A slide whose picture has an address. */
export interface ReadySlide extends Slide {
  readonly image: string;
}

export interface HeroState {
  /** Unknown until the slides are read. */
  readonly slides?: readonly Slide[];
  readonly images: ReadonlyMap<string, string>;
  readonly dead: ReadonlySet<string>;
  readonly loaded: ReadonlySet<string>;
  /** Slides that have no address yet are no longer waited for. */
  readonly isGathered: boolean;
  readonly hasGivenUp: boolean;
}

export type HeroEvent =
  | { readonly type: 'slides-read'; readonly slides: readonly Slide[] }
  | { readonly type: 'image-resolved'; readonly id: string; readonly image: string }
  | { readonly type: 'picture-loaded'; readonly id: string }
  | { readonly type: 'slide-failed'; readonly id: string }
  | { readonly type: 'gathering-over' }
  | { readonly type: 'given-up' };

export const initialHero: HeroState = {
  images: new Map(),
  dead: new Set(),
  loaded: new Set(),
  isGathered: false,
  hasGivenUp: false,
};

export function reduceHero(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case 'slides-read':
      return { ...state, slides: event.slides };
    case 'image-resolved':
      return { ...state, images: new Map(state.images).set(event.id, event.image) };
    case 'picture-loaded':
      return { ...state, loaded: new Set(state.loaded).add(event.id) };
    case 'slide-failed':
      return { ...state, dead: new Set(state.dead).add(event.id) };
    case 'gathering-over':
      return { ...state, isGathered: true };
    case 'given-up':
      return { ...state, hasGivenUp: state.loaded.size === 0 };
  }
}

export interface HeroView {
  readonly status: 'loading' | 'ready' | 'absent';
  readonly slides: readonly ReadySlide[];
}

/** The hero appears with its first picture, and is left out when there is none to wait for. */
export function viewHero(state: HeroState): HeroView {
  const { slides, images, dead, loaded } = state;
  if (state.hasGivenUp) return { status: 'absent', slides: [] };
  if (!slides) return { status: 'loading', slides: [] };
  const living = slides.filter(({ id }) => !dead.has(id));
  if (living.length === 0) return { status: 'absent', slides: [] };
  const ready = living.flatMap((slide) => {
    const image = images.get(slide.id);
    return image === undefined ? [] : [{ ...slide, image }];
  });
  if (ready.length < living.length && !state.isGathered) return { status: 'loading', slides: [] };
  return { status: ready.some(({ id }) => loaded.has(id)) ? 'ready' : 'loading', slides: ready };
}
