import { followStored, readStored, writeStored } from './device-storage.ts';

const KEY = 'menu-allergens';

/** What was chosen here before; empty where nothing is chosen. */
export function storedAllergens(): string {
  return readStored(KEY);
}

/** Keeps the choice on the device, and nowhere else. */
export function storeAllergens(choice: string): void {
  writeStored(KEY, choice);
}

/** Calls back with the stored choice, and when another tab changes it. */
export function subscribeToStoredAllergens(callBack: (choice: string) => void): () => void {
  return followStored(KEY, callBack);
}
