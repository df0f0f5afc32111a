import { type PickedDish, parsePicksParameter } from '../../domain/picks.ts';
import { openOverlay } from '../overlays/overlay.ts';
import { MENU_ID } from '../scroll/go-to.ts';

const PARAMETER = 'picks';

let shared: readonly PickedDish[] = [];

/** The list of the link that was opened. */
export function sharedPicks(): readonly PickedDish[] {
  return shared;
}

/** What was added is not offered again when the visitor goes forward. */
export function forgetSharedPicks(): void {
  shared = [];
}

/** Asks before anything changes, and removes the list from the address. */
export function offerSharedPicks(): void {
  const address = new URL(window.location.href);
  const parameter = address.searchParams.get(PARAMETER);
  if (parameter === null) return;
  shared = parsePicksParameter(parameter);
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  const menu = document.getElementById(MENU_ID);
  if (shared.length > 0 && menu) openOverlay('sharedPicks', menu);
}
