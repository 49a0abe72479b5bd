import { expect, test } from '../setup/test';

test('a page is painted before it asks for the scripts of the build', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US' });
  await page.goto('/en-US/courses');
  // Its scripts are requested by now.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\.js$/.test(name)));
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  // Not in the document that the server sends; React adds it.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});
