import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { url } from '../setup/shop';
import { register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

/** The first lesson of the trial, which everybody may study. */
const lesson = 'learn/trial-01/board-and-stones';
/** Bytes of script that a lesson may bring, as they travel. */
const scriptBudget = 200_000;

for (const locale of inTurn('learn', locales))
  test(
    `${locale}: a free lesson is studied without an account, and told after the login`,
    matrix,
    async ({ visit }) => {
      const { page } = await visit({ locale });
      await page.goto(`/${locale}/${lesson}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // With reduced motion the user steps from moment to moment.
      const next = page.getByRole('button', { name: screenText(locale, 'learn.board.next') });
      while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
      await page.getByRole('button', { name: screenText(locale, 'learn.lesson.next'), exact: true }).click();
      expect(await violations(page)).toEqual([]);
      const stored = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('sente_learned')),
      );
      expect(stored.length).toBeGreaterThan(0);
    },
  );

test('@phone a lesson fits a phone: the board as wide as the screen, the next step under the thumb', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 375, height: 740 } });
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await page.goto(`/en-US/${lesson}`);
  const board = page.locator('.learn-board .go-board').first();
  await board.waitFor();
  const box = await board.boundingBox();
  expect(box?.width).toBeGreaterThan(360);
  const next = page.getByRole('button', { name: screenText('en-US', 'learn.lesson.next'), exact: true });
  const place = await next.boundingBox();
  expect(place!.y + place!.height).toBeLessThanOrEqual(740);
  expect(place!.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(scripts);
  expect(bytes.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(scriptBudget);
});

test('what is learned is told, seen in the course, and there on another device', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account });
  await page.goto(`/en-US/${lesson}`);
  const next = page.getByRole('button', { name: screenText('en-US', 'learn.board.next') });
  await next.waitFor();
  const reported = page.waitForResponse((response) => response.url().endsWith('/learning/events') && response.ok());
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
  await reported;
  await page.getByRole('button', { name: /Step 1 of .*, done/ }).waitFor();

  const other = await visit({ account });
  await other.page.goto(`/en-US/${lesson}`);
  await other.page.getByRole('button', { name: /Step 1 of .*, done/ }).waitFor();
  await other.page.goto('/en-US/learn');
  await other.page.getByRole('heading', { name: screenText('en-US', 'learn.today.continue') }).waitFor();
  await other.page.getByRole('link', { name: /^Continue:/ }).click();
  await other.page.waitForURL(`${url}/en-US/learn/trial-01/**`);
});

test('what was done without a line is told once there is one', async ({ visit }) => {
  const account = await register(url);
  const { page, context } = await visit({ account, mayComplain: true });
  await page.goto(`/en-US/${lesson}`);
  const next = page.getByRole('button', { name: screenText('en-US', 'learn.board.next') });
  await next.waitFor();
  await context.setOffline(true);
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
  await page.getByRole('button', { name: /Step 1 of .*, done/ }).waitFor();
  const reported = page.waitForResponse((response) => response.url().endsWith('/learning/events') && response.ok());
  await context.setOffline(false);
  await reported;
});

test('a question is answered by keyboard alone', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`/en-US/${lesson}`);
  await page.getByRole('button', { name: /Step 2 of/ }).press('Enter');
  await page.getByRole('grid').waitFor();
  // What a screen reader reads: the question, its points by name and stone, those that are taken, and the buttons.
  await expect(page.locator('.learn-board')).toMatchAriaSnapshot(`
    - grid "Put a black stone right in the middle of the board.":
      - row:
        - gridcell "D7, white stone" [disabled]
      - row:
        - gridcell "B6, black stone" [disabled]
        - gridcell "F6, black stone" [disabled]
      - row:
        - gridcell "A4, white stone" [disabled]
        - gridcell "D4, empty"
    - status: Put a black stone right in the middle of the board.
    - button "${screenText('en-US', 'board.hint')}"
    - button "${screenText('en-US', 'board.undo')}" [disabled]
  `);
  await page.getByRole('gridcell', { name: /^D3,/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Step 2 of .*, done/ }).waitFor();
});

test('who is not logged in is led to the login and back, and to the trials', async ({ visit }) => {
  // The browser reports the 404 of a course that does not exist.
  const { page } = await visit({ mayComplain: true });
  await page.goto('/ja-JP/learn');
  await page.getByRole('heading', { name: screenText('ja-JP', 'learn.visitor.title') }).waitFor();
  const login = page
    .getByRole('main')
    .getByRole('link', { name: screenText('ja-JP', 'learn.visitor.login'), exact: true });
  expect(await login.getAttribute('href')).toMatch(/#\/login\?redirect=learn$/);
  await page.goto('/ja-JP/learn/nothing-here');
  await page.getByRole('heading', { name: screenText('ja-JP', 'learn.missing.course') }).waitFor();
});

test('without JavaScript the diagrams of a free lesson are read in order', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`/zh-TW/${lesson}`);
  expect(await page.getByRole('img').count()).toBeGreaterThan(8);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.content()).toContain(screenText('zh-TW', 'learn.lesson.noScriptLead'));
});

test('the app installs: it opens at Today in its language', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/ja-JP/learn');
  const href = await page.locator('link[rel="manifest"]').last().getAttribute('href');
  const manifest = await (await page.request.get(`${url}${href}`)).json();
  expect(manifest).toMatchObject({ start_url: '/ja-JP/learn', lang: 'ja-JP', display: 'standalone' });
});
