import { type ComponentProps, useState } from 'react';
import { useEnvironment } from '../../state/environment.tsx';
import styles from './sized-image.module.css';

interface SizedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'> {
  readonly address: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly sizes: string;
}

/** A picture in the size it is shown; where no such size can be had, the picture as it is. */
export function SizedImage({ address, widths, sizes, onError, ...image }: SizedImageProps) {
  const { pictureSources } = useEnvironment();
  const [isUnsized, setIsUnsized] = useState(false);
  const sources = isUnsized ? [] : pictureSources(address, widths);
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: whoever uses this component must give one */}
      <img
        {...image}
        src={address}
        onError={(event) => {
          if (sources.length > 0) setIsUnsized(true);
          else onError?.(event);
        }}
      />
    </picture>
  );
}
