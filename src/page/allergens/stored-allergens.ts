import { whenIdle } from '../../platform/when-idle.ts';

const STORAGE_KEY = 'menu-allergens';

/** The stored choice as JSON; empty if nothing is chosen. */
export function storedAllergens(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Forbidden storage throws: nothing is stored.
    return '';
  }
}

/** On the device only. */
export function storeAllergens(choice: string): void {
  try {
    if (choice === '') window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Full or forbidden storage throws: the choice lasts until the page is closed.
  }
}

/** Reports the stored choice now and when another tab changes it. */
export function subscribeToStoredAllergens(notify: (choice: string) => void): () => void {
  const before = storedAllergens();
  notify(before);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null when all storage was cleared.
    if (key === STORAGE_KEY || key === null) notify(newValue ?? '');
  };
  // When idle: adding the listener makes the browser load the storage, which would delay hydration.
  const cancel = whenIdle(() => {
    window.addEventListener('storage', onStorage);
    const meanwhile = storedAllergens();
    if (meanwhile !== before) notify(meanwhile);
  });
  return () => {
    cancel();
    window.removeEventListener('storage', onStorage);
  };
}
