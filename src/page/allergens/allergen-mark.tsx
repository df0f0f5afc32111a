import type { Mark } from '../../domain/allergens/marks.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { MayContainIcon, NoInformationIcon, WarningIcon } from '../ui/icons.tsx';
import styles from './allergen-mark.module.css';

const ICONS = {
  contains: WarningIcon,
  mayContain: MayContainIcon,
  noInformation: NoInformationIcon,
} as const;

export function AllergenMarks({ marks, id }: { marks: readonly Mark[]; id?: string }) {
  const { language, messages } = useLanguage();
  if (marks.length === 0) return null;
  return (
    <div id={id} className={styles.marks}>
      {marks.map((mark) => {
        const Icon = ICONS[mark.kind];
        return (
          <p key={mark.kind} className={styles.mark} data-kind={mark.kind}>
            <Icon />
            <span>
              {mark.kind === 'noInformation'
                ? messages.noInformation
                : messages[mark.kind](mark.namesIn(language))}
            </span>
          </p>
        );
      })}
    </div>
  );
}
