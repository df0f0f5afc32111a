import { useEffect } from 'react';
import { nextLanguage } from '../../domain/language.ts';
import type { Section } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';

/** Paper has the names in both languages (print.css). In the served page they would cost every visitor 0.7 KB. */
export function usePrintedNames(sections: readonly Section[]): void {
  const { language } = useLanguage();
  useEffect(() => {
    const other = nextLanguage(language);
    const showNames = () => {
      for (const { id, title } of sections.flatMap(({ items }) => items)) {
        const heading = document.querySelector<HTMLElement>(
          `li > [data-dish="${CSS.escape(id)}"] h3`,
        );
        if (heading) heading.dataset.other = title[other] ?? '';
      }
    };
    window.addEventListener('beforeprint', showNames);
    return () => window.removeEventListener('beforeprint', showNames);
  }, [sections, language]);
}
