/** Where the service worker keeps pictures, and what leads to them. */
export const PICTURE_CACHE = 'pictures';
