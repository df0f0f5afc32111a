import { OperatorError } from '../errors.ts';
import { describeChanges } from './describe-changes.ts';
import { collectionsOf, type Edition, readEdition } from './edition.ts';
import { readHistory } from './history.ts';
import { publishEdition, removeRemains } from './publish-edition.ts';

/** Publishes an earlier edition: that of a time, else the one that the current edition replaced. Returns what that changes, in words. */
export async function rollBack(folder: string, time?: string) {
  // An edition that cannot be read is a reason to return to one that can.
  const last = await readEdition(folder).catch(() => undefined);
  const earlier = await findEarlier(folder, last, time);
  const rolledBack = last ? [...last.refused, last.documents] : [];
  const refused = rolledBack.filter((hash) => hash !== earlier.documents);
  await publishEdition(folder, { ...earlier, refused }, last);
  await removeRemains(folder);
  const changes = last ? describeChanges(collectionsOf(last), collectionsOf(earlier)) : '';
  return { readAt: earlier.readAt, changes };
}

async function findEarlier(
  folder: string,
  last: Edition | undefined,
  time: string | undefined,
): Promise<Edition> {
  const others = (await readHistory(folder)).filter(({ readAt }) => readAt !== last?.readAt);
  const wanted = time ?? (last ? last.replaces : others[0]?.readAt);
  const [first, ...more] =
    wanted === undefined ? [] : others.filter(({ readAt }) => readAt.startsWith(wanted));
  if (first && more.length === 0) return first;
  if (time === undefined) throw new OperatorError(`There is no earlier content in ${folder}`);
  const found = more.length > 0 ? `${more.length + 1} menus begin with` : 'no other menu has';
  throw new OperatorError(`"npm run history" lists the times: ${found} ${time}`);
}
