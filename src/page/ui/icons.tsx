import type { ReactNode } from 'react';
import styles from './icons.module.css';

/** Drawn in the text's colour; hidden from screen readers, because a label is always beside it. */
function icon(size: number, drawing: ReactNode) {
  return () => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>
  );
}

/** Points right; the style sheet mirrors it in Arabic. */
export const ChevronIcon = icon(24, <path d="m9 5 7 7-7 7" />);
export const CloseIcon = icon(20, <path d="M6 6l12 12M18 6 6 18" />);
export const SearchIcon = icon(20, <path d="M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0m12.5 5.5 4 4" />);
export const PlusIcon = icon(24, <path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(24, <path d="M5 12h14" />);
export const ListIcon = icon(20, <path d="M4 6h16M4 12h16M4 18h16" />);
export const PicturesIcon = icon(20, <path d="M4 5h16v6H4zM4 14h16v6H4z" />);
export const UpIcon = icon(20, <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" />);
export const PauseIcon = icon(20, <path d="M8 5v14M16 5v14" />);
export const PlayIcon = icon(20, <path d="M8 5.5v13l11-6.5z" fill="currentColor" />);
export const ShareIcon = icon(20, <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8" />);

export const EmptyIcon = icon(
  20,
  <path d="M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6" />,
);

export const AllergensIcon = icon(
  24,
  <path d="M12 21V9M12 9q-4-3 0-6 4 3 0 6M12 15q-6 0-6-5 6 0 6 5 0-5 6-5 0 5-6 5M12 21q-6 0-6-5 6 0 6 5 0-5 6-5 0 5-6 5" />,
);

export const WarningIcon = icon(18, <path d="M12 3 1.5 21h21zM12 10v5M12 18v.01" />);

export const MayContainIcon = icon(
  18,
  <>
    <path d="M12 3 1.5 21h21z" strokeDasharray="4 3.5" />
    <path d="M12 10v5M12 18v.01" />
  </>,
);

export const NoInformationIcon = icon(
  18,
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5v.01" />
  </>,
);

export const SaltIcon = icon(
  20,
  <path d="M8 8h8l2 13H6zM8 8V6q0-3 4-3t4 3v2M10.5 5.5v.01M13.5 5.5v.01M7.5 13h9" />,
);

export const WalkingIcon = icon(
  20,
  <>
    <circle cx="13" cy="4" r="1.5" />
    <path d="m7 21 3.5-6-1-6L13 8l2 3.5 3 1M9.5 9 7 11v3M10.5 15l3.5 2 1 4" />
  </>,
);

export const WaiterIcon = icon(24, <path d="M4 17a8 8 0 0 1 16 0zM3 20h18M12 9V6M10 5h4" />);

export const ThumbsUpIcon = icon(
  18,
  <path
    fill="currentColor"
    strokeWidth="0"
    d="M2.5 10.5h3.7v10H2.5zM7.8 20V10.6l4-8.2c1.6 0 2.7 1.2 2.7 2.7 0 1-.3 2.3-.9 3.9h5.6c1.4 0 2.4 1.3 2.1 2.7l-1.3 6.6a2.7 2.7 0 0 1-2.6 2.2H9.5c-.7 0-1.3-.2-1.7-.5z"
  />,
);

/** The brand's logo, in the text's colour if it has one colour. */
export function BrandMark() {
  return <span aria-hidden="true" className={styles.brandMark} />;
}
