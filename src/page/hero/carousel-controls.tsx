import { ArrowButton } from '../shared/arrow-button.tsx';
import { PauseIcon, PlayIcon } from '../shared/icons.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  readonly count: number;
  readonly activePosition: number;
  readonly isPlaying: boolean;
  readonly onPlayingChange: (isPlaying: boolean) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onSelect: (position: number) => void;
}

export function CarouselControls(props: CarouselControlsProps) {
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
