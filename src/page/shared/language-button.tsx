import { otherLanguage } from '../../domain/language.ts';
import { useLanguage } from './language-provider.tsx';

interface LanguageButtonProps {
  readonly className: string | undefined;
  /** Where there is room for a few letters only. */
  readonly isShort?: boolean;
}

/** To the other language, which it names in that one's own words. */
export function LanguageButton({ className, isShort = false }: LanguageButtonProps) {
  const { language, messages, toggleLanguage } = useLanguage();
  return (
    <button
      type="button"
      className={className}
      lang={otherLanguage(language)}
      onClick={toggleLanguage}
    >
      {isShort ? messages.otherLanguageShort : messages.otherLanguage}
    </button>
  );
}
