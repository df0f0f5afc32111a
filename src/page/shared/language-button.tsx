import { nextLanguage } from '../../domain/language.ts';
import { messages } from '../../i18n/messages.ts';
import { useLanguage } from './language-provider.tsx';

interface LanguageButtonProps {
  readonly className: string | undefined;
  readonly isShort?: boolean;
}

/** Switches to the next language, named in that language. */
export function LanguageButton({ className, isShort = false }: LanguageButtonProps) {
  const { language, toggleLanguage } = useLanguage();
  const next = nextLanguage(language);
  const { languageName, languageNameShort } = messages[next];
  return (
    <button type="button" className={className} lang={next} onClick={toggleLanguage}>
      {isShort ? languageNameShort : languageName}
    </button>
  );
}
