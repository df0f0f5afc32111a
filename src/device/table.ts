import { parseTable, VISIT_MS } from '../domain/visit.ts';
import { STORED } from './device-storage.ts';
import { createStoredValue } from './stored-value.ts';

const ADDRESS_PARAMETER = 'table';

/** When it was kept, and its name. */
const kept = createStoredValue(STORED.table, { parse: String, format: String });

let isKept = false;

/** A code names its table in the address. A tab that is loaded again still has it there: its time goes on. */
export function keepTable(): void {
  if (isKept) return;
  isKept = true;
  const inAddress = new URLSearchParams(window.location.search).get(ADDRESS_PARAMETER);
  const name = parseTable(inAddress ?? '');
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (name !== undefined && (isNew || name !== readKept().name)) {
    kept.write(`${Date.now()} ${name}`);
  }
}

/** The table of this visit. */
export function readTable(): string | undefined {
  keepTable();
  const { changedAt, name } = readKept();
  return Date.now() - changedAt > VISIT_MS ? undefined : name;
}

function readKept() {
  const [time, ...name] = kept.read().split(' ');
  return { changedAt: Number(time), name: parseTable(name.join(' ')) };
}
