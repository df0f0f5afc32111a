import { isExpired } from '../domain/picks.ts';
import { parseTable } from '../domain/table.ts';
import { STORED } from './device-storage.ts';
import { createStoredValue } from './stored-value.ts';

const ADDRESS_PARAMETER = 'table';

/** When it was kept, and its name. */
const kept = createStoredValue(STORED.table, { parse: String, format: String });

/** Moves the table from the address to the device: a copied address, or one of last week, names none. */
export function keepTable(): void {
  const address = new URL(window.location.href);
  const given = address.searchParams.get(ADDRESS_PARAMETER);
  if (given === null) return;
  const name = parseTable(given);
  if (name !== undefined) kept.write(`${Date.now()} ${name}`);
  address.searchParams.delete(ADDRESS_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** The table of this visit. */
export function readTable(): string | undefined {
  keepTable();
  const [time, ...name] = kept.read().split(' ');
  return isExpired({ changedAt: Number(time) }, Date.now())
    ? undefined
    : parseTable(name.join(' '));
}
