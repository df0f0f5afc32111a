import { isExpired } from '../domain/picks.ts';
import { parseTable } from '../domain/table.ts';
import { STORED } from './device-storage.ts';
import { createStoredValue } from './stored-value.ts';

const ADDRESS_PARAMETER = 'table';

/** When it was kept, and its name. */
const kept = createStoredValue(STORED.table, { parse: String, format: String });

/** A code names its table in the address. */
export function keepTable(): void {
  const inAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  const name = parseTable(inAddress ?? '');
  if (name !== undefined) kept.write(`${Date.now()} ${name}`);
}

/** The table of this visit. */
export function readTable(): string | undefined {
  keepTable();
  const [time, ...name] = kept.read().split(' ');
  return isExpired({ changedAt: Number(time) }, Date.now())
    ? undefined
    : parseTable(name.join(' '));
}
