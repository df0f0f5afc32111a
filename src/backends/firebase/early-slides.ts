import { HERO } from '../../content/backend.ts';
import { sendQuery } from './rest.ts';
import { database } from './settings.ts';

/** Inlined into the head of a live page: a `<link rel="preload">` cannot send a POST. */
window.earlySlides = sendQuery(database, HERO);
// Prevents `unhandledrejection`; the backend attaches later.
window.earlySlides.catch(() => undefined);
