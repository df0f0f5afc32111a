type StorageArea = 'localStorage' | 'sessionStorage';

/** What a visitor chose is stored under these. What an older version stored must stay readable. */
export const STORED = {
  language: 'menu-language',
  allergens: 'menu-allergens',
  picks: 'menu-picks',
  table: 'menu-table',
  view: 'menu-view',
} as const;

export function readStored(key: string, area: StorageArea = 'localStorage'): string {
  try {
    return window[area].getItem(key) ?? '';
  } catch {
    // Forbidden storage throws on access and cannot hold anything.
    return '';
  }
}

/** Stores a text; an empty one removes the key. */
export function writeStored(key: string, value: string, area: StorageArea = 'localStorage'): void {
  try {
    if (value === '') window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Full or forbidden storage throws; the value then lasts as long as the page.
  }
}
