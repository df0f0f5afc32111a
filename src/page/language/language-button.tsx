import { nextLanguage } from '../../domain/language.ts';
import { messages } from '../../i18n/messages.ts';
import { useLanguage } from './language-provider.tsx';

interface LanguageButtonProps {
  readonly className: string | undefined;
  readonly isShort?: boolean;
  readonly isNamedWhole?: boolean;
}

export function LanguageButton(props: LanguageButtonProps) {
  const { className, isShort = false, isNamedWhole = false } = props;
  const { language, toggleLanguage } = useLanguage();
  const next = nextLanguage(language);
  const { languageName, languageNameShort } = messages[next];
  return (
    <button
      type="button"
      className={className}
      lang={next}
      aria-label={isNamedWhole ? nameWith(languageName, languageNameShort) : undefined}
      onClick={toggleLanguage}
    >
      {isShort ? languageNameShort : languageName}
    </button>
  );
}

/** A name has the visible text in it: «العربية» has «عربي», "English" needs "EN". */
function nameWith(name: string, text: string): string {
  return name.includes(text) ? name : `${name} ${text}`;
}
