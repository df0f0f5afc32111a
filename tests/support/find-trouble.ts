import type { Locator, Page } from '@playwright/test';

/** What a reader of large text must find whole; waiting slides and what is only heard are not for reading. */
const words = (page: Page): Locator =>
  page.locator(
    '#root :is(a, button, h2, h3, p):visible:not([aria-hidden="true"] *, [href="#menu"])',
  );
const controls = (page: Page): Locator =>
  page.locator('#root :is(a, button, input):visible:not([aria-hidden="true"] *, [href="#menu"])');

/**
 * Brings every control, heading and text into sight, as its reader would, and tells what is cut at the edges
 * of the screen or of a box around it, broken inside a word, or covered.
 */
export async function findTrouble(page: Page): Promise<readonly string[]> {
  const [cut, broken, covered] = [
    await words(page).evaluateAll(findCut),
    await page.locator('#root :is(a, button, h2):visible').evaluateAll(findBroken),
    await controls(page).evaluateAll(findCovered),
  ];
  return [
    ...cut.map((name) => `cut: ${name}`),
    ...broken.map((name) => `broken: ${name}`),
    ...covered.map((name) => `covered: ${name}`),
  ];
}

type Elements = readonly (HTMLElement | SVGElement)[];

function findCut(elements: Elements): readonly (string | null)[] {
  const clippingBoxes = (element: Element): readonly Element[] => {
    const box = element.parentElement;
    if (!box) return [];
    const { overflowX } = getComputedStyle(box);
    // What scrolls sideways cuts nothing off for good.
    if (overflowX === 'auto') return [];
    return overflowX === 'visible' ? clippingBoxes(box) : [box, ...clippingBoxes(box)];
  };
  return elements
    .filter((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return false;
      return clippingBoxes(element)
        .map((box) => box.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .some(({ left, right }) => text.left < left - 1 || text.right > right + 1);
    })
    .map((element) => element.getAttribute('aria-label') ?? element.outerHTML);
}

function findBroken(elements: Elements): readonly (string | null)[] {
  return elements
    .filter((element) => {
      const isHeardOnly = [...element.children].some(
        (child) => getComputedStyle(child).clipPath !== 'none',
      );
      if (isHeardOnly) return false;
      const probe = document.createElement('span');
      probe.style.cssText =
        'position: absolute; inline-size: min-content; overflow-wrap: normal; white-space: normal';
      // Without what is not displayed.
      probe.textContent = element instanceof HTMLElement ? element.innerText : '';
      element.append(probe);
      const widestWord = probe.getBoundingClientRect().width;
      probe.remove();
      return widestWord > element.getBoundingClientRect().width + 1;
    })
    .map(({ textContent }) => textContent);
}

function findCovered(elements: Elements): readonly (string | null)[] {
  return elements
    .filter((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !element.contains(seen) && !seen?.contains(element);
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
}
