import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
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
import type { Brand } from '../../domain/brand.ts';
import { useEnvironment } from '../environment.tsx';
import { useHydrated } from '../ui/use-browser-state.ts';

/** As text: what reads it is loaded with the words of all groups. */
const storedChoice = createStoredValue(STORED.allergens, { parse: String, format: String });

const NO_MARKS = equalMarks([]);
const NOTHING: AppliedChoice = { choice: { groups: [], isHiding: false }, marks: NO_MARKS };
/** What is stored cannot be read: every dish says to ask. */
const UNREADABLE: AppliedChoice = {
  ...NOTHING,
  marks: equalMarks([{ kind: 'noInformation' }]),
};

const ChoiceContext = createContext({ ...NOTHING.choice, choose });
const MarksContext = createContext(NO_MARKS);

/** The visitor's allergens, and which dishes contain them. */
export function AllergensProvider({ children }: { children: ReactNode }) {
  const { brand } = useEnvironment();
  const [applied, setApplied] = useState<AppliedChoice>();

  useLayoutEffect(() => {
    const follow = () => {
      const stored = storedChoice.read();
      if (stored === '') setApplied(NOTHING);
      else if (apply) setApplied(apply(stored, brand.allergens));
      else
        loadAndApply(stored, brand.allergens).then((choice) =>
          // In a transition: hydration of the sections must not be interrupted.
          startTransition(() => setApplied(choice)),
        );
    };
    follow();
    return storedChoice.subscribe(follow);
  }, [brand]);
  useLayoutEffect(() => {
    // Set by src/document/inline/head.ts; removed in the frame in which all dishes are marked.
    if (applied) delete document.documentElement.dataset.allergensPending;
  }, [applied]);

  const { choice, marks } = applied ?? NOTHING;
  const state = useMemo(() => ({ ...choice, choose }), [choice]);
  return (
    <ChoiceContext value={state}>
      <MarksContext value={marks}>{children}</MarksContext>
    </ChoiceContext>
  );
}

export function useAllergens() {
  return useContext(ChoiceContext);
}

function choose(choice: AllergenChoice): void {
  storedChoice.write(formatChoice(choice));
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
  return isHydrated && (marks !== NO_MARKS || storedChoice.read() === '');
}

let apply: ApplyChoice | undefined;

/** Lazy: most visitors choose no allergens. Loaded before the sheet in which they are chosen. */
export async function loadApply(): Promise<ApplyChoice> {
  apply ??= (await import('../../domain/allergens/apply-choice.ts')).applyChoice;
  return apply;
}

async function loadAndApply(stored: string, own: Brand['allergens']): Promise<AppliedChoice> {
  try {
    return (await loadApply())(stored, own);
  } catch (error) {
    console.warn(error);
    return UNREADABLE;
  }
}
