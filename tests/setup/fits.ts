import { expect, type Page } from 'playwright/test';

/** Expects that nothing makes a page wider than its window. */
export async function fits(page: Page): Promise<void> {
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over), `too wide: ${page.url()}`).toBeLessThanOrEqual(0);
}
