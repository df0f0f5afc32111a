import { useEffect } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useEnvironment } from '../page/environment.tsx';

/** While a dish is open the document is named after it, in the tab and in the history. */
export function useDishTitle(title: string | undefined): void {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const menuTitle = messages.pageTitle(brand.name[language]);
  const dishTitle =
    title === undefined ? menuTitle : messages.dishTitle(title, brand.name[language]);
  useEffect(() => {
    document.title = dishTitle;
  }, [dishTitle]);
}
