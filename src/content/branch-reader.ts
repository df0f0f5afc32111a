import { applyBranch } from '../domain/branches.ts';
import { MENU_PATH } from '../domain/constants.ts';
import { type Backend, BRANCHES } from './backend.ts';
import { type Menu, MenuLoadError } from './page-content.ts';
import { parseBranches } from './parse-branch.ts';
import { createReader, type Reader } from './reader.ts';

/** Reads the menu as a branch has it; where there is no such branch, the plain one. */
export function createBranchReader(backend: Backend, id: string): Reader {
  const reader = createReader(backend);
  const readMenu = async (): Promise<Menu> => {
    const [menu, { documents, isOfflineCopy }] = await Promise.all([
      reader.readMenu(),
      readBranches(backend),
    ]);
    const branch = parseBranches(documents).find((one) => one.id === id);
    if (!branch) {
      goToPlainMenu();
      return menu;
    }
    return {
      sections: applyBranch(menu.sections, branch),
      isOfflineCopy: menu.isOfflineCopy || isOfflineCopy,
      branch: { id, name: branch.name },
    };
  };
  return { ...reader, readMenu };
}

/** Without them prices could be those of other branches. */
function readBranches({ readCollection }: Backend) {
  return readCollection(BRANCHES).catch((error: unknown) => {
    throw new MenuLoadError('items', error);
  });
}

function goToPlainMenu(): void {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', MENU_PATH + search + hash);
  delete document.documentElement.dataset.branch;
}
