import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { AllergenChoice } from '../../domain/allergen-choice.ts';
import type { AppliedChoice, ApplyChoice } from '../../domain/apply-choice.ts';
import type { Marks } from '../../domain/marks.ts';
import { useEnvironment } from '../shared/environment.tsx';
import { useHydrated } from '../shared/use-browser-state.ts';
import { storeAllergens, storedAllergens, subscribeToStoredAllergens } from './stored-allergens.ts';

interface AllergensState extends AllergenChoice {
  readonly choose: (choice: AllergenChoice) => void;
}

interface Known {
  readonly stored: string;
  readonly apply: ApplyChoice;
}

const NO_MARKS: Marks = {
  chosenIn: () => [],
  marksOf: () => [],
  highlight: (text) => [{ text, isMatch: false }],
};
const NOTHING: AppliedChoice = { choice: { allergens: [], isHiding: false }, marks: NO_MARKS };
const NOTHING_CHOSEN: Known = { stored: '', apply: () => NOTHING };

const ChoiceContext = createContext<AllergensState | undefined>(undefined);
const MarksContext = createContext(NO_MARKS);

/** The visitor's allergens, and which dishes contain them. */
export function AllergensProvider({ children }: { children: ReactNode }) {
  const { brand } = useEnvironment();
  const [known, setKnown] = useState<Known>();

  useLayoutEffect(
    () =>
      subscribeToStoredAllergens((stored) => {
        if (stored === '') setKnown(NOTHING_CHOSEN);
        // In a transition: hydration of the sections must not be interrupted.
        else loadApply().then(() => startTransition(() => setKnown({ stored, apply })));
      }),
    [],
  );
  useLayoutEffect(() => {
    // Set by src/document/inline/head.ts; removed in the frame in which all dishes are marked.
    if (known) delete document.documentElement.dataset.allergensPending;
  }, [known]);

  const { choice, marks } = useMemo(
    () => known?.apply(known.stored, brand.allergens) ?? NOTHING,
    [known, brand],
  );
  const state = useMemo(
    () => ({
      ...choice,
      choose: (chosen: AllergenChoice) => {
        const stored = chosen.allergens.length === 0 ? '' : JSON.stringify(chosen);
        storeAllergens(stored);
        setKnown(stored === '' ? NOTHING_CHOSEN : { stored, apply });
      },
    }),
    [choice],
  );
  return (
    <ChoiceContext value={state}>
      <MarksContext value={marks}>{children}</MarksContext>
    </ChoiceContext>
  );
}

export function useAllergens(): AllergensState {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('useAllergens needs an AllergensProvider above it');
  return state;
}

export function useMarks(): Marks {
  return useContext(MarksContext);
}

/**
 * Served HTML does not know the choice, which is stored on the device. Not part of the context: a context
 * change during hydration makes React hydrate all sections at once.
 */
export function useIsChoiceKnown(): boolean {
  const isHydrated = useHydrated();
  const marks = useMarks();
  return isHydrated && (marks !== NO_MARKS || storedAllergens() === '');
}

/** Cards that are not on the screen are updated in a deferred render. */
export function useMarksWhenVisible(isVisible: boolean): Marks {
  const current = useMarks();
  const deferred = useDeferredValue(current);
  return isVisible ? current : deferred;
}

/** If the chunk fails to load, every dish says to ask. */
let apply: ApplyChoice = () => ({
  ...NOTHING,
  marks: { ...NO_MARKS, marksOf: () => [{ kind: 'noInformation' }] },
});

/** Lazy: most visitors choose no allergens. */
export async function loadApply(): Promise<void> {
  try {
    apply = (await import('../../domain/apply-choice.ts')).applyChoice;
  } catch (error) {
    console.warn(error);
  }
}
