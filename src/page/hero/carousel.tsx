import { useRef, useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { type Step, stepOfArrowKey } from '../language/reading-direction.ts';
import { ArrowButton } from '../ui/arrow-button.tsx';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { usePageVisible, useReducedMotion } from '../ui/use-browser-state.ts';
import { useTrueFor } from '../ui/use-true-for.ts';
import styles from './carousel.module.css';
import { wrapPosition } from './hero-state.ts';
import { Slide } from './slide.tsx';
import { useCarousel, useHoverOrFocus, useSwipe } from './use-carousel.ts';
import type { HeroContent } from './use-hero.ts';

/** The second slide loads after the dishes' pictures. */
const NEXT_SLIDE_DELAY_MS = 2000;

export function Carousel({ hero }: { hero: HeroContent }) {
  const { messages, direction } = useLanguage();
  const { slides } = hero;
  const stage = useRef<HTMLDivElement>(null);
  const [userIsPlaying, setUserIsPlaying] = useState<boolean>();
  const { isHoveredOrFocused, handlers } = useHoverOrFocus();
  const prefersReducedMotion = useReducedMotion();
  const isPlaying = userIsPlaying ?? !prefersReducedMotion;
  const isPageVisible = usePageVisible();
  const isPaused = !isPlaying || isHoveredOrFocused || !isPageVisible || hero.status !== 'ready';
  const ids = slides.map(({ id }) => id);
  const carousel = useCarousel(ids, isPaused, stage);
  const swipeHandlers = useSwipe(direction, carousel.goBy);
  const canLoadNext = useTrueFor(hero.status === 'ready', NEXT_SLIDE_DELAY_MS);

  return (
    <section
      className={styles.carousel}
      aria-label={messages.highlights}
      aria-roledescription="carousel"
      tabIndex={-1}
      onKeyDown={(event) => {
        const step = stepOfArrowKey(event, direction);
        if (step !== 0) carousel.goBy(step);
      }}
      {...handlers}
      {...swipeHandlers}
    >
      <div
        ref={stage}
        className={styles.stage}
        aria-live={isPaused ? 'polite' : 'off'}
        data-step={carousel.step}
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide.id}
            slide={slide}
            name={messages.slide(position + 1, slides.length)}
            state={slideState(slide.id, carousel)}
            isFirst={position === 0}
            shouldLoad={shouldLoad(position, carousel.activePosition, slides.length, canLoadNext)}
            onLoaded={hero.onPictureLoaded}
            onFailed={hero.onPictureFailed}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <CarouselControls
          count={slides.length}
          activePosition={carousel.activePosition}
          isPlaying={isPlaying}
          onPlayingChange={setUserIsPlaying}
          onStep={carousel.goBy}
          onSelect={carousel.goTo}
        />
      )}
    </section>
  );
}

function slideState(id: string, { activeId, leavingId }: { activeId: string; leavingId?: string }) {
  if (id === activeId) return leavingId === undefined ? 'active' : 'entering';
  return id === leavingId ? 'leaving' : 'waiting';
}

/** The first picture loads alone; later the next one is always preloaded. */
function shouldLoad(
  position: number,
  active: number,
  count: number,
  canLoadNext: boolean,
): boolean {
  const distance = wrapPosition(position, -active, count);
  return distance === 0 || (canLoadNext && distance === 1);
}

interface CarouselControlsProps {
  readonly count: number;
  readonly activePosition: number;
  readonly isPlaying: boolean;
  readonly onPlayingChange: (isPlaying: boolean) => void;
  readonly onStep: (step: Step) => void;
  readonly onSelect: (position: number) => void;
}

function CarouselControls(props: CarouselControlsProps) {
  const { count, activePosition, isPlaying, onPlayingChange, onStep, onSelect } = props;
  const { messages } = useLanguage();
  return (
    <div className={styles.controls}>
      <ArrowButton
        towards="start"
        name={messages.previousSlide}
        className={styles.arrow}
        onPress={() => onStep(-1)}
      />
      <div className={styles.indicators}>
        {Array.from({ length: count }, (_, position) => position).map((position) => (
          <button
            key={position}
            type="button"
            className={styles.indicator}
            aria-label={messages.slide(position + 1, count)}
            aria-current={position === activePosition}
            onClick={() => onSelect(position)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.playback}
        aria-label={isPlaying ? messages.pause : messages.play}
        onClick={() => onPlayingChange(!isPlaying)}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <ArrowButton
        towards="end"
        name={messages.nextSlide}
        className={styles.arrow}
        onPress={() => onStep(1)}
      />
    </div>
  );
}
