import { useState } from 'react';
import type { ReadySlide } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { type Step, stepOfArrowKey } from '../language/reading-direction.ts';
import { ArrowButton } from '../ui/arrow-button.tsx';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { useReducedMotion } from '../ui/use-browser-state.ts';
import { useTrueFor } from '../ui/use-true-for.ts';
import styles from './carousel.module.css';
import { Slide } from './slide.tsx';
import { useCarousel, useHoverOrFocus, useSwipe } from './use-carousel.ts';

/** The second slide loads after the dishes' pictures. */
const NEXT_SLIDE_DELAY_MS = 2000;

interface CarouselProps {
  readonly slides: readonly ReadySlide[];
  readonly isReady: boolean;
  readonly onPictureLoaded: () => void;
  readonly onPictureFailed: (id: string) => void;
}

export function Carousel({ slides, isReady, onPictureLoaded, onPictureFailed }: CarouselProps) {
  const { messages, direction } = useLanguage();
  const count = slides.length;
  const [userIsPlaying, setUserIsPlaying] = useState<boolean>();
  const prefersReducedMotion = useReducedMotion();
  const isPlaying = userIsPlaying ?? !prefersReducedMotion;
  const { isHoveredOrFocused, handlers } = useHoverOrFocus();
  const isPaused = !isPlaying || isHoveredOrFocused || !isReady;
  const { stage, active, leaving, step, move } = useCarousel(count, isPaused);
  const moveBy = (by: Step) => move({ by, count });
  const swipeHandlers = useSwipe(direction, moveBy);
  const canLoadNext = useTrueFor(isReady, NEXT_SLIDE_DELAY_MS);

  const stateOf = (position: number) => {
    if (position === active) return leaving === undefined ? 'active' : 'entering';
    return position === leaving ? 'leaving' : 'waiting';
  };
  /** The first picture loads alone; later the next one is always preloaded. */
  const shouldLoad = (position: number) =>
    position === active || (canLoadNext && position === (active + 1) % count);

  return (
    <section
      className={styles.carousel}
      aria-label={messages.highlights}
      aria-roledescription="carousel"
      tabIndex={-1}
      onKeyDown={(event) => {
        const by = stepOfArrowKey(event, direction);
        if (by !== 0) moveBy(by);
      }}
      {...handlers}
      {...swipeHandlers}
    >
      <div
        ref={stage}
        className={styles.stage}
        aria-live={isPaused ? 'polite' : 'off'}
        data-step={step}
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide.id}
            slide={slide}
            name={messages.slide(position + 1, count)}
            state={stateOf(position)}
            isFirst={position === 0}
            shouldLoad={shouldLoad(position)}
            onLoaded={onPictureLoaded}
            onFailed={onPictureFailed}
          />
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls} data-only="scripted">
          <ArrowButton
            step={-1}
            name={messages.previousSlide}
            className={styles.control}
            onMove={moveBy}
          />
          <div className={styles.indicators}>
            {slides.map(({ id }, position) => (
              <button
                key={id}
                type="button"
                className={styles.indicator}
                aria-label={messages.slide(position + 1, count)}
                aria-current={position === active}
                onClick={() => move({ to: position })}
              />
            ))}
          </div>
          <button
            type="button"
            className={styles.control}
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={() => setUserIsPlaying(!isPlaying)}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </button>
          <ArrowButton
            step={1}
            name={messages.nextSlide}
            className={styles.control}
            onMove={moveBy}
          />
        </div>
      )}
    </section>
  );
}
