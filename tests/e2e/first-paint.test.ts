import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../setup/browser';
import { visit } from '../setup/visitor';
import { word } from '../setup/words';

const url = inject('url');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(['/zh-TW', '/en-US/courses', '/ja-JP/courses/30k-10k-v2'])(
  '%s is painted before its scripts are asked for',
  async (address) => {
    const { page, leave } = await visit(browser, url);
    await page.goto(address);
    await page.locator('script[src*="/_next/static/"]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(times.firstScript).toBeGreaterThan(times.painted);
    await leave();
  },
);

it('starts in a window that nobody looks at', async () => {
  const { page, leave } = await visit(browser, url);
  // Frames never come, as in a tab behind others.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/zh-TW');
  await page.locator('.go-play[data-ready]').waitFor();
  await leave();
});

it('keeps a press that comes before the scripts', async () => {
  const { page, leave } = await visit(browser, url);
  let letScriptsThrough = () => {};
  const pressed = new Promise<void>((resolve) => (letScriptsThrough = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/en-US/courses/combo-05', { waitUntil: 'domcontentloaded' });
  await page
    .locator('main')
    .getByRole('button', { name: word('en-US', 'course.add') })
    .first()
    .click();
  letScriptsThrough();
  await page.locator('html[data-cart=filled]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('sente_cart') ?? '{}').items)).toHaveLength(1);
  await leave();
});
