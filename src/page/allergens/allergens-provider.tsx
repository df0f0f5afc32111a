import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { STORED } from '../../device/device-storage.ts';
import { createStoredValue } from '../../device/stored-value.ts';
import type { AppliedChoice, ApplyChoice } from '../../domain/allergens/apply-choice.ts';
import {
  type AllergenChoice,
  equalMarks,
  formatChoice,
  type Marks,
} from '../../domain/allergens/marks.ts';
import { useEnvironment } from '../environment.tsx';
import { useHydrated } from '../ui/use-browser-state.ts';

/** As text: what reads it is loaded with the words of all groups. */
const storedChoice = createStoredValue(STORED.allergens, { parse: String, format: String });

const NOTHING: AppliedChoice = { choice: { groups: [], isHiding: false }, marks: equalMarks([]) };
/** What is stored cannot be read: every dish says to ask. */
const UNREADABLE: AppliedChoice = { ...NOTHING, marks: equalMarks([{ kind: 'noInformation' }]) };

const AllergensContext = createContext(NOTHING);

export function AllergensProvider({ children }: { children: ReactNode }) {
  const { brand } = useEnvironment();
  const [applied, setApplied] = useState<AppliedChoice>();

  useLayoutEffect(() => {
    const follow = () => {
      const stored = storedChoice.read();
      if (stored === '') setApplied(NOTHING);
      else if (apply) setApplied(apply(stored, brand.allergens));
      else
        loadApply()
          .then((loaded) => loaded(stored, brand.allergens))
          .catch((error: unknown) => {
            console.warn(error);
            return UNREADABLE;
          })
          // In a transition: hydration of the sections must not be interrupted.
          .then((choice) => startTransition(() => setApplied(choice)));
    };
    follow();
    return storedChoice.subscribe(follow);
  }, [brand]);
  useLayoutEffect(() => {
    // Set by src/document/inline/head.ts; removed in the frame in which all dishes are marked.
    if (applied) delete document.documentElement.dataset.allergensPending;
  }, [applied]);
  return <AllergensContext value={applied ?? NOTHING}>{children}</AllergensContext>;
}

export function useAllergens(): AllergenChoice {
  return useContext(AllergensContext).choice;
}

export function useMarks(): Marks {
  return useContext(AllergensContext).marks;
}

export function chooseAllergens(choice: AllergenChoice): void {
  storedChoice.write(formatChoice(choice));
}

/** Not part of the context: if that changes during hydration, React hydrates all sections at once. */
export function useIsChoiceKnown(): boolean {
  const isHydrated = useHydrated();
  const applied = useContext(AllergensContext);
  return isHydrated && (applied !== NOTHING || storedChoice.read() === '');
}

let apply: ApplyChoice | undefined;

/** Lazy: most visitors choose no allergens. Loaded before the sheet in which they are chosen. */
export async function loadApply(): Promise<ApplyChoice> {
  apply ??= (await import('../../domain/allergens/apply-choice.ts')).applyChoice;
  return apply;
}
