import { expect, test } from '../setup/test';
import { word } from '../setup/words';

for (const address of ['/zh-TW', '/en-US/courses', '/ja-JP/courses/30k-10k-v2']) {
  test(`${address} is painted before its scripts are asked for`, async ({ visit }) => {
    const { page } = await visit();
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
  });
}

test('starts in a window that nobody looks at', async ({ visit }) => {
  const { page } = await visit();
  // Frames never come, as in a tab behind others.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/zh-TW');
  await page.locator('.go-play[data-ready]').waitFor();
});

test('keeps a press that comes before the scripts', async ({ visit }) => {
  const { page } = await visit();
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
});
