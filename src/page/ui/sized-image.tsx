import { type ComponentProps, useState } from 'react';
import { useEnvironment } from '../environment.tsx';
import styles from './sized-image.module.css';

interface SizedImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'srcSet' | 'sizes'> {
  readonly address: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly sizes: string;
}

/** Not by a `<source>`: Firefox and Safari may start to load the original before they parse it. */
export function SizedImage({ address, widths, sizes, onError, ...image }: SizedImageProps) {
  const { findSrcSet } = useEnvironment();
  const [isUnsized, setIsUnsized] = useState(false);
  const srcSet = isUnsized ? undefined : findSrcSet(address, widths);
  return (
    // biome-ignore lint/a11y/useAltText: `alt` is a required prop
    <img
      {...image}
      ref={replayImageEvent}
      className={styles.picture}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={address}
      onError={(event) => {
        if (srcSet !== undefined && navigator.onLine) setIsUnsized(true);
        else onError?.(event);
      }}
    />
  );
}

/** An image in served HTML may load or fail before hydration: its event is dispatched again. */
function replayImageEvent(image: HTMLImageElement | null): void {
  if (image?.complete) image.dispatchEvent(new Event(isBroken(image) ? 'error' : 'load'));
}

function isBroken({ naturalWidth, currentSrc }: HTMLImageElement): boolean {
  // An SVG may have no intrinsic width.
  return naturalWidth === 0 && !/\.svg\b/i.test(currentSrc);
}
