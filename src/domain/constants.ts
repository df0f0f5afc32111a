/** The specification's constants, each with the section that states it. */

/** §2 The one route. */
export const MENU_PATH = '/Public-Menu-Access';

/** §9 Lunch window, unless `menu.config.ts` has another. */
export const LUNCH = { days: [0, 1, 2, 3, 4], fromHour: 11, untilHour: 18 } as const;
export const LUNCH_RECHECK_MS = 60_000;

/** §9 Cached collections are used while no older than this. */
export const CACHE_FRESH_MS = 1000;

/** §9 Carousel. */
export const CAROUSEL_INTERVAL_MS = 5000;
export const SWIPE_THRESHOLD_PX = 40;

/** §9 Distance kept above a category that was jumped to. */
export const CATEGORY_SCROLL_OFFSET_PX = 40;

/** §9 Transitions of the item detail and of what lies behind it. */
export const MODAL_TRANSITION_MS = 300;
export const BACKDROP_TRANSITION_MS = 150;

/** §9 Storage retry limits. */
export const STORAGE_OPERATION_RETRY_MS = 120_000;
export const STORAGE_UPLOAD_RETRY_MS = 600_000;
