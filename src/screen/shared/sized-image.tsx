import { type ComponentProps, useRef, useState } from 'react';
import { useEnvironment } from '../../state/environment.tsx';
import { useUnheardOutcome } from '../../state/use-unheard-outcome.ts';
import styles from './sized-image.module.css';

interface SizedImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'onLoad' | 'onError'> {
  readonly address: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** A picture in the size it is shown; where no such size can be had, the picture as it is. */
export function SizedImage(props: SizedImageProps) {
  const { address, widths, sizes, onLoad = ignore, onError = ignore, ...attributes } = props;
  const { pictureSources } = useEnvironment();
  const [isUnsized, setIsUnsized] = useState(false);
  const sources = isUnsized ? [] : pictureSources(address, widths);
  const image = useRef<HTMLImageElement>(null);
  const retreat = () => {
    if (sources.length > 0) setIsUnsized(true);
    else onError();
  };
  useUnheardOutcome(image, onLoad, retreat);
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: whoever uses this component must give one */}
      <img ref={image} {...attributes} src={address} onLoad={onLoad} onError={retreat} />
    </picture>
  );
}

function ignore(): void {
  // Nobody asked to be told.
}
