/** Places that the focus goes to when what had it is about to go. */
export const TOP_ID = 'top';
export const MENU_ID = 'menu';

export function focusPlace(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
