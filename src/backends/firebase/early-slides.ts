import { HERO } from '../../content/backend.ts';
import { sendQuery } from './rest.ts';
import { database } from './settings.ts';

/** In the head of a live page: the way to the largest picture begins before any other file is there. */
window.earlySlides = sendQuery(database, HERO);
// A failure is for whoever reads the slides; until then it is not unhandled, only unheard.
window.earlySlides.catch(() => undefined);
