import { whenIdle } from '../../platform/timing.ts';

const STORAGE_KEY = 'menu-allergens';

/** What was chosen here before, as it was written; nothing where nothing is chosen. */
export function storedAllergens(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // A browser set to refuse storage throws here, and cannot have kept anything.
    return '';
  }
}

/** Keeps it on the device, and nowhere else. */
export function storeAllergens(choice: string): void {
  try {
    if (choice === '') window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A full or forbidden storage throws; the choice then lasts as long as the page.
  }
}

/** Tells what is chosen, now and in another tab. */
export function followStoredAllergens(notify: (choice: string) => void): () => void {
  const before = storedAllergens();
  notify(before);
  const follow = ({ key, newValue }: StorageEvent) => {
    // No key at all: everything was cleared.
    if (key === STORAGE_KEY || key === null) notify(newValue ?? '');
  };
  // A browser looks up all storage before it listens: that would hold up a page that is being taken over.
  const callOff = whenIdle(() => {
    window.addEventListener('storage', follow);
    const meanwhile = storedAllergens();
    if (meanwhile !== before) notify(meanwhile);
  });
  return () => {
    callOff();
    window.removeEventListener('storage', follow);
  };
}
