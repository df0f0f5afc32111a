import styles from './arrow-button.module.css';
import { ChevronIcon } from './icons.tsx';

interface ArrowButtonProps {
  readonly towards: 'start' | 'end';
  readonly name: string;
  readonly className: string | undefined;
  readonly onPress: () => void;
}

export function ArrowButton({ towards, name, className, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${className}`}
      data-towards={towards}
      aria-label={name}
      onClick={onPress}
    >
      <ChevronIcon />
    </button>
  );
}
