import type { Step } from '../language/reading-direction.ts';
import styles from './arrow-button.module.css';
import { ChevronIcon } from './icons.tsx';

interface ArrowButtonProps {
  readonly step: Step;
  readonly name: string;
  readonly className: string | undefined;
  readonly onMove: (step: Step) => void;
}

export function ArrowButton({ step, name, className, onMove }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${className}`}
      data-step={step}
      aria-label={name}
      onClick={() => onMove(step)}
    >
      <ChevronIcon />
    </button>
  );
}
