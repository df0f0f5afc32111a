import { type ComponentProps, useState } from 'react';
import { useEnvironment } from './environment.tsx';
import { tellUnheard } from './unheard-picture.ts';

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
      ref={tellUnheard}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={address}
      onError={(event) => {
        if (srcSet === undefined) onError?.(event);
        else setIsUnsized(true);
      }}
    />
  );
}
