import { useEnvironment } from '../state/environment.tsx';
import { useLanguage } from '../state/language.tsx';
import { MenuArea } from './menu/menu-area.tsx';

export function Page() {
  const { brand } = useEnvironment();
  const { language, messages, toggleLanguage } = useLanguage();
  return (
    <>
      <nav aria-label={brand.name[language]}>
        <button type="button" lang={language === 'ar' ? 'en' : 'ar'} onClick={toggleLanguage}>
          {messages.otherLanguage}
        </button>
      </nav>
      <main>
        <h1>{brand.name[language]}</h1>
        <MenuArea />
      </main>
      <footer>
        {messages.poweredBy} <bdi>{brand.vendor[language]}</bdi>
      </footer>
    </>
  );
}
