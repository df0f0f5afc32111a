import { type ComponentProps, useState } from 'react';
import { useEnvironment } from './environment.tsx';

interface SizedImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'srcSet' | 'sizes'> {
  readonly address: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly sizes: string;
}

/**
 * A picture in the size it is shown; where no such size can be had, the picture as it is. Its sizes are
 * its own and no `<source>` beside it: that one may come a moment after Firefox and Safari have begun to
 * fetch what they see, the picture as it is.
 */
export function SizedImage({ address, widths, sizes, onError, ...image }: SizedImageProps) {
  const { findSrcSet } = useEnvironment();
  const [isUnsized, setIsUnsized] = useState(false);
  const srcSet = isUnsized ? undefined : findSrcSet(address, widths);
  return (
    // biome-ignore lint/a11y/useAltText: whoever uses this component must give one
    <img
      {...image}
      ref={replayImageEvent}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={address}
      onError={(event) => {
        if (srcSet === undefined) onError?.(event);
        else setIsUnsized(true);
      }}
    />
  );
}

/**
 * A picture that was in the page before the app has loaded, or turned out to be broken, when nobody
 * listened: its event is told again.
 */
function replayImageEvent(image: HTMLImageElement | null): void {
  if (image?.complete) image.dispatchEvent(new Event(isBroken(image) ? 'error' : 'load'));
}

function isBroken({ naturalWidth, currentSrc }: HTMLImageElement): boolean {
  // A drawing may have no width of its own.
  return naturalWidth === 0 && !/\.svg\b/i.test(currentSrc);
}
