import type { Browser, Response } from '@playwright/test';
import { openFirstDish } from './applied-visit.ts';
import { withSlowPhone } from './slow-phone.ts';

const MOST_VISITS = 10;

/** Visits a page until its server has made every size of a picture that a visit asks for. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    if (await areAllSized(browser, address)) return;
  }
  throw new Error(`the pictures of ${address} do not get their sizes`);
}

function areAllSized(browser: Browser, address: string): Promise<boolean> {
  return withSlowPhone(browser, async (phone) => {
    let areSized = true;
    phone.page.on('response', (response) => {
      if (isOriginal(response)) areSized = false;
    });
    await openFirstDish(phone, address);
    await phone.untilQuiet();
    return areSized;
  });
}

/** Until a size is made the original comes in its place, which is of another type than the address says. */
function isOriginal(response: Response): boolean {
  return response.url().endsWith('.avif') && response.headers()['content-type'] !== 'image/avif';
}
