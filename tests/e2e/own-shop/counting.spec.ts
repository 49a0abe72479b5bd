import type { Page } from 'playwright/test';
import { startCountingServers } from '../../setup/counting-servers';
import { ask } from '../../setup/http';
import { startStorefront } from '../../setup/storefront';
import { expect, test } from '../../setup/test';
import { screenText } from '../../setup/screen-text';

/** A storefront whose visits are counted by servers of the test's own; the common shop has no script configured. */
let counting: Awaited<ReturnType<typeof startCountingServers>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;
const none = { pixelId: '', pixels: [], analyticsId: '' };

test.beforeAll(async ({ staff }) => {
  counting = await startCountingServers();
  shop = await startStorefront({
    env: { PIXEL_SCRIPT_URL: `${counting.url}/pixel.js`, ANALYTICS_SCRIPT_URL: `${counting.url}/statistics.js` },
  });
  await staff.updateGlobal('siteMetadata', {
    pixelId: '100',
    pixels: [{ path: '/courses', pixelId: '200' }],
    analyticsId: 'T-1',
  });
  expect((await shop.invalidate(['site'])).status).toBe(200);
  // These are the first tests: the common shop is making all its pages.
  await expect
    .poll(async () => (await ask(`${shop.url}/en-US/faq`)).text.includes(screenText('en-US', 'measure.settings')), {
      timeout: 60_000,
    })
    .toBe(true);
});
test.afterAll(async ({ staff }) => {
  await staff.updateGlobal('siteMetadata', none);
  await Promise.all([shop.stop(), counting.stop()]);
});

const bar = (page: Page) => page.getByRole('region', { name: screenText('en-US', 'measure.title') });
const response = (page: Page, name: 'agree' | 'refuse') =>
  bar(page)
    .getByRole('button', { name: screenText('en-US', `measure.${name}`), exact: true })
    .click();
/** What the two servers received, in order, without the periodic requests of the statistics script. */
const pixelViews = () =>
  counting.reports.flatMap(({ what }) => (Array.isArray(what) && what[0] === 'trackSingle' ? [what[1]] : []));
const pageViews = () =>
  counting.reports.flatMap(({ what }) =>
    (what as { event?: string }).event === 'pageView' ? [what as { routeName: string; pageUrl: string }] : [],
  );
const scriptsAsked = () => counting.asked.filter((url) => url.includes('.js')).length;

test(
  'nothing is asked of anybody before the visitor agrees; then each change of page is told, and withdrawing ends it',
  { tag: '@short' },
  async ({ visit }) => {
    // After consent is withdrawn, the browser blocks what the scripts still try, and reports it.
    const { page, context } = await visit({ mayComplain: true });
    await page.goto(`${shop.url}/en-US/faq?appCoupon=GO5`);
    await bar(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(counting.asked).toEqual([]);
    await response(page, 'agree');
    await expect.poll(() => pageViews().length).toBe(1);
    await page.locator('header nav a[href="/en-US/courses"]').first().click();
    await expect.poll(() => pageViews().map(({ routeName }) => routeName)).toEqual(['faq', 'courses']);
    expect(pageViews()[0]?.pageUrl).toBe(`${shop.url}/en-US/faq`);
    expect(pixelViews()).toEqual(['100', '200']);

    await page.getByRole('button', { name: screenText('en-US', 'measure.settings') }).click();
    await response(page, 'refuse');
    // The statistics script goes on sending, but reaches no server.
    await page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    const after = counting.reports.length;
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await bar(page).count()).toBe(0);
    expect(counting.reports.length).toBe(after);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'))).toEqual([]);
  },
);

test('nobody else’s code comes into the origin app, whatever was agreed', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`${shop.url}/en-US/faq`);
  await response(page, 'agree');
  await page.waitForFunction(() => document.querySelector('script[src*="pixel.js"]'));
  const before = scriptsAsked();
  await page.goto(`${shop.url}/en-US/origin#/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scriptsAsked()).toBe(before);
});
