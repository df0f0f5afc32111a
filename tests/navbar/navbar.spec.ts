import { LANGUAGES } from '../../src/domain/language.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openMenu } from '../support/open-menu.ts';
import { brand } from '../support/restaurant/menu.config.ts';
import { expect, test } from '../support/test.ts';

const SUNDAY_NOON = new Date('2024-06-02T12:00:00+03:00');
const SUNDAY_EVENING = new Date('2024-06-02T17:59:00+03:00');

test.use({ timezoneId: 'Asia/Riyadh' });

test('At lunch time: what the navbar and the footer show, in both languages', async ({ page }) => {
  await page.clock.setFixedTime(SUNDAY_NOON);
  await page.goto('/Public-Menu-Access');
  await untilHydrated(page);

  await test.step('§2 Navbar: a logo, links and a language switcher', async () => {
    const navbar = page.getByRole('navigation', { name: brand.name.en });
    await expect(navbar).toContainText(brand.name.en);
    const logo = navbar.locator('p [aria-hidden="true"]');
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((mark) => getComputedStyle(mark).maskImage)).toMatch(/^url\(/);
    await expect(navbar.getByRole('link', { name: 'Find Stores' })).toBeVisible();
    await expect(navbar.getByRole('link', { name: 'Download App' })).toBeVisible();
    await expect(navbar.getByRole('button', { name: 'العربية' })).toBeVisible();
  });

  await test.step('§2 Navbar: links open in a new tab, with noopener', async () => {
    const links = {
      'Lunch Specials': brand.links.lunchSpecials,
      'Find Stores': brand.links.findStores,
      'Download App': brand.links.downloadApp,
    };
    for (const [name, address] of Object.entries(links)) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address ?? 'missing');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleDescription('Opens in a new tab');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  const footer = page.getByRole('contentinfo');
  await test.step('§1 A fixed footer reads “Powered by” followed by the vendor name', async () => {
    await expect(footer).toHaveText(`Powered by ${brand.vendor.en}`);
    await expect(footer).toHaveCSS('position', 'fixed');
  });

  await page.getByRole('button', { name: 'العربية' }).click();

  await test.step('§1 A fixed footer reads “Powered by” followed by the vendor name, in Arabic, too', async () => {
    await expect(footer).toHaveText(`بدعم من ${brand.vendor.ar}`);
  });

  await test.step('§2 Navbar: Arabic labels exist for all of them', async () => {
    for (const name of ['عروض الغداء', 'مواقع الفروع', 'حمّل التطبيق']) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
  });

  await test.step('§2 Navbar: the language button shows the other language', async () => {
    await expect(page.getByRole('button', { name: 'العربية' })).toHaveCount(0);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible();
  });
});

test('A long name of the restaurant wraps: the page is no wider than the screen', async ({
  page,
}) => {
  await page.clock.setFixedTime(SUNDAY_NOON);
  await page.setViewportSize({ width: 320, height: 568 });
  const names = {
    en: ['Horn & Ember', 'The Original Steakhouse Company', 'Schwarzwaldgasthausgesellschaft'],
    ar: ['قرن وجمر', 'الشركة الأصلية لمطاعم الستيك المشوي على الجمر'],
  };
  for (const language of LANGUAGES) {
    await openMenu(page, language);
    for (const name of names[language]) {
      for (const text of ['100%', '200%']) {
        await test.step(`${name}, text at ${text}`, async () => {
          const sizes = await page.evaluate(
            ([shown, size]) => {
              const html = document.documentElement;
              html.style.fontSize = size;
              const label = document.querySelector('nav p > :last-child');
              if (label) label.textContent = shown;
              const button = document.querySelector('nav > button')?.getBoundingClientRect();
              const isInside = button && button.left >= 0 && button.right <= html.clientWidth;
              return { page: html.scrollWidth <= document.body.clientWidth, button: isInside };
            },
            [name, text] as const,
          );
          expect(sizes).toEqual({ page: true, button: true });
        });
      }
    }
  }
});

test('§9 Lunch Specials: the link is there from 11:00 to 18:00, Sunday to Thursday', async ({
  page,
}) => {
  for (const { why, time, isShown } of [
    { why: 'Sunday at 11:00', time: '2024-06-02T11:00:00', isShown: true },
    { why: 'Thursday at 17:59', time: '2024-06-06T17:59:59', isShown: true },
    { why: 'Sunday at 10:59', time: '2024-06-02T10:59:59', isShown: false },
    { why: 'Sunday at 18:00', time: '2024-06-02T18:00:00', isShown: false },
    { why: 'Friday at noon', time: '2024-06-07T12:00:00', isShown: false },
    { why: 'Saturday at noon', time: '2024-06-08T12:00:00', isShown: false },
  ]) {
    await test.step(why, async () => {
      await page.clock.setFixedTime(new Date(`${time}+03:00`));
      await page.goto('/Public-Menu-Access');
      await untilHydrated(page);
      await expect(page.getByRole('link', { name: 'Lunch Specials' })).toHaveCount(isShown ? 1 : 0);
    });
  }
});

test('§9 Lunch Specials: the hour is the visitor’s own', async ({ browser, site }) => {
  const context = await browser.newContext({
    timezoneId: 'America/New_York',
    baseURL: site.origin,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2024-06-02T12:00:00+03:00'));
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('link', { name: 'Find Stores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lunch Specials' })).toHaveCount(0);
  await context.close();
});

test('§4 Lunch window flag: follows the clock after load', async ({ page }) => {
  await page.clock.install({ time: SUNDAY_EVENING });
  await page.goto('/Public-Menu-Access');
  const lunch = page.getByRole('link', { name: 'Lunch Specials' });
  await expect(lunch).toBeVisible();
  await untilHydrated(page);

  await test.step('recomputed every 60 000 ms', async () => {
    await page.clock.runFor(60_000);
    await expect(lunch).toHaveCount(0);
  });

  await test.step('also recomputed when a sleeping tab wakes', async () => {
    const wakeAt = async (time: Date) => {
      await page.clock.setFixedTime(time);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await wakeAt(SUNDAY_EVENING);
    await expect(lunch).toBeVisible();
    await wakeAt(new Date('2024-06-02T19:00:00+03:00'));
    await expect(lunch).toHaveCount(0);
  });
});
