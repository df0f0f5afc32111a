import { useState } from 'react';
import { slideText } from '../../domain/language.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from '../../domain/pictures.ts';
import type { ReadySlide } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { SizedImage } from '../ui/sized-image.tsx';
import styles from './slide.module.css';

interface SlideProps {
  readonly slide: ReadySlide;
  readonly name: string;
  readonly state: 'active' | 'entering' | 'leaving' | 'waiting';
  readonly isFirst: boolean;
  readonly shouldLoad: boolean;
  readonly onLoaded: () => void;
  readonly onFailed: (id: string) => void;
}

export function Slide({ slide, name, state, isFirst, shouldLoad, onLoaded, onFailed }: SlideProps) {
  const { language } = useLanguage();
  const title = slideText(slide.title, language);
  const description = slideText(slide.description, language);
  // A requested picture stays: without it a slide would be blank while it animates out.
  const [hasStarted, setHasStarted] = useState(shouldLoad);
  if (shouldLoad && !hasStarted) setHasStarted(true);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      aria-hidden={state === 'leaving' || state === 'waiting'}
      className={styles.slide}
      data-state={state}
    >
      {hasStarted && (
        // In a <picture>, because for a bare <img> React would write a preload before it.
        <picture>
          <SizedImage
            key={slide.image}
            address={slide.image}
            widths={SLIDE_WIDTHS}
            sizes={SLIDE_SIZES}
            alt={title?.text ?? ''}
            lang={title?.language}
            width="1920"
            height="800"
            decoding="async"
            fetchPriority={isFirst ? 'high' : 'low'}
            onLoad={onLoaded}
            onError={() => onFailed(slide.id)}
          />
        </picture>
      )}
      {(title || description) && (
        <div className={styles.caption}>
          {title && (
            // Hidden: the alt text is the same.
            <p aria-hidden="true" className={styles.title} lang={title.language}>
              <bdi>{title.text}</bdi>
            </p>
          )}
          {description && (
            <p className={styles.description} lang={description.language}>
              <bdi>{description.text}</bdi>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
