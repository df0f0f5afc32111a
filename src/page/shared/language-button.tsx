import { otherLanguage } from '../../domain/language.ts';
import { useLanguage } from './language-provider.tsx';

interface LanguageButtonProps {
  readonly className: string | undefined;
  readonly isShort?: boolean;
}

/** Switches to the other language, named in that language. */
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
