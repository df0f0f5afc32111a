/**
 * The restaurant that tests are about. What this checkout's owner edits (`menu.config.ts`, `public/`, `content/`,
 * `.env`) is another one. As a setting it reaches the processes that tests start.
 */
export const MENU_RESTAURANT = 'tests/support/restaurant';

/** Its menu: 63 dishes, most of them with one of eleven pictures, and four slides. */
export const CONTENT = `${MENU_RESTAURANT}/content`;
