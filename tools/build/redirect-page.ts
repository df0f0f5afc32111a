import { MENU_PATH } from '../../src/domain/constants.ts';

/** The root of a host that cannot redirect by itself. */
export const REDIRECT_PAGE = `<!doctype html>
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url=${MENU_PATH}" />
<title>Menu</title>
<a href="${MENU_PATH}">Menu · القائمة</a>
`;
