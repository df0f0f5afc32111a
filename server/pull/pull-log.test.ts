import { beforeEach, expect, test, vi } from 'vitest';
import { MENU } from '../../src/content/backend.ts';
import { PullRefused } from './pull-guard.ts';
import { createPullLog } from './refresh.ts';

const lines: string[] = [];
const SAME = { isNew: false, documents: 134, pictures: 124, fetched: 0, changes: '', problems: [] };
const READ_AT = new Date('2026-01-02T03:04:05Z');

/** Every problem is logged with its time. */
function withoutTime(line: string): string {
  expect(line).toMatch(/^20\d\d-\d\d-\d\dT[\d:.]+Z /);
  return line.slice(line.indexOf(' ') + 1);
}

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(withoutTime(line)));
});

test('changes are logged, and nothing else', () => {
  const log = createPullLog();
  log.logPull({ ...SAME, isNew: true, fetched: 3, changes: 'Ribeye: 165 → 170 SR' });
  log.logPull(SAME);
  log.logFailure(new Error('menu cannot be read: no answer'), READ_AT);
  log.logFailure(new Error('menu cannot be read: the answer was 503'), READ_AT);
  log.logFailure(new Error('/data is read-only'), READ_AT);
  log.logPull(SAME);
  log.logPull(SAME);
  expect(lines).toEqual([
    'New content: 134 documents, 124 pictures, of which 3 were fetched. Ribeye: 165 → 170 SR',
    'Serving the content of 2026-01-02T03:04:05.000Z: menu cannot be read: no answer',
    'Serving the content of 2026-01-02T03:04:05.000Z: /data is read-only',
    'The database is served again.',
  ]);
});

test('a refusal is logged beside a failure, and again when it changes', () => {
  const log = createPullLog();
  log.logFailure(new Error('menu cannot be read'), READ_AT);
  for (const count of [3, 3, 2]) log.logFailure(new PullRefused(`${count}`), READ_AT);
  expect(lines).toEqual(
    ['menu cannot be read', 'Refused: 3. The old', 'Refused: 2. The old'].map((reason) =>
      expect.stringContaining(`Serving the content of 2026-01-02T03:04:05.000Z: ${reason}`),
    ),
  );
});

test('failed pictures are named, only a few of many, and not at each pull', () => {
  const problemOf = (id: string) =>
    ({ collection: MENU, id, field: 'itemImage', message: 'is gone' }) as const;
  const log = createPullLog();
  const problems = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(problemOf);
  for (let time = 0; time < 9; time += 1) log.logPull({ ...SAME, problems });
  const named = ['a', 'b', 'c', 'd', 'e'].map(
    (id) => `SteakHouseMenu, document "${id}", field "itemImage": is gone`,
  );
  expect(lines).toEqual([...named, '2 more pictures cannot be fetched.']);
});
