import { readStored, STORED } from './device-storage.ts';

/** Pictures are the default. The list has a line for each dish. */
export type View = 'pictures' | 'list';

const ADDRESS_PARAMETER = 'view';

export const parseView = (text: string): View => (text === 'list' ? 'list' : 'pictures');

/** The address wins, then the stored choice. */
export function chosenView(): View {
  const inAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  return parseView(inAddress ?? readStored(STORED.view));
}

export function replaceViewInAddress(view: View): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(ADDRESS_PARAMETER)) return;
  address.searchParams.set(ADDRESS_PARAMETER, view);
  window.history.replaceState(window.history.state, '', address);
}
