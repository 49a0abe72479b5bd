import { expect, test } from '../setup/test';

test('a page is painted before it asks for the scripts of the build', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US' });
  await page.goto('/en-US/courses');
  // It lives, so its scripts have come.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\.js$/.test(name)));
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  // Left out of the document, and brought by React.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});
