import { BRANCHES } from '../../src/content/backend.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { foldId } from '../../src/domain/find-item.ts';
import { error, type Finding, type ReadContent, warning } from './content.ts';

const UNKNOWN = 'no dish has this id: it changes none';
const NAMELESS = 'is missing, and so is nameAr: its id stands beside the logo';
const TWICE = 'is another branch’s, too, in another case: only the first has a page';
const OFF = 'nobody sees it: menu.config.ts does not say "branches: true"';

/** Branches that name a dish which the menu does not have, and branches that no diner can open. */
export function checkBranches(
  { branches, items }: ReadContent,
  brand: Pick<Partial<Brand>, 'branches' | 'tags'>,
): readonly Finding[] {
  const dishes = new Set(items.map(({ id }) => foldId(id)));
  const isOff = branches.length > 0 && brand.tags && !brand.branches;
  return [
    ...(isOff ? [warning({ collection: BRANCHES, id: '', field: '' }, OFF)] : []),
    ...branches
      .filter(({ id }, at) => branches.findIndex((one) => one.id === id) < at)
      .map(({ id }) => error({ collection: BRANCHES, id, field: 'id' }, TWICE)),
    ...branches
      .filter(({ id, name }) => name.en === id)
      .map(({ id }) => warning({ collection: BRANCHES, id, field: 'nameEn' }, NAMELESS)),
    ...branches.flatMap(({ id, soldOut, hidden, prices }) =>
      Object.entries({ soldOut, hidden, prices }).flatMap(([field, named]) =>
        [...named.keys()]
          .filter((dish) => !dishes.has(dish))
          .map((dish) => warning({ collection: BRANCHES, id, field }, UNKNOWN, dish)),
      ),
    ),
  ];
}
