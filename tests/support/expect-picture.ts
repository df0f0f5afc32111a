import { expect, type Locator } from '@playwright/test';

/** An image that has arrived, not merely its box. */
export async function expectPicture(image: Locator): Promise<void> {
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}
