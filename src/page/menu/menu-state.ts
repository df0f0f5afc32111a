import { type Menu, MenuLoadError, type PageContent } from '../../content/page-content.ts';
import type { Load } from './load.ts';

export type MenuFailure = MenuLoadError['failed'];

export type MenuLoad = Load<Menu, MenuFailure>;

export function initialMenu(pageContent: PageContent | undefined): MenuLoad {
  if (!pageContent) return { status: 'loading' };
  return { status: 'ready', value: { sections: pageContent.sections, isStoredCopy: false } };
}

/** What is shown stays as it is, down to the last object, unless something in it has changed. */
export function keepIfSame(shown: MenuLoad, value: Menu): MenuLoad {
  const isSame = shown.status === 'ready' && JSON.stringify(shown.value) === JSON.stringify(value);
  return isSame ? shown : { status: 'ready', value };
}

/**
 * A menu that is on the screen is not taken away because it could not be read a second time; but one of
 * which a part is still awaited has failed as a whole.
 */
export function keepOrFail(shown: MenuLoad, error: unknown): MenuLoad {
  if (shown.status === 'ready' && shown.value.sections.every(({ awaited = 0 }) => awaited === 0)) {
    return { status: 'ready', value: { ...shown.value, isStoredCopy: true } };
  }
  const failure = error instanceof MenuLoadError ? error.failed : 'items';
  return { status: 'failed', failure };
}
