import type { Page } from 'playwright/test';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { url } from '../setup/shop';
import { register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

/** Plays the first point that the rules allow, and waits until the server has saved it. */
async function answer(page: Page, number: number) {
  const saved = page.waitForResponse((response) => response.url().endsWith(`/answers/${number}`) && response.ok());
  const play = page.locator('.learn-board .btn-primary');
  for (const point of await page.locator('.learn-board [data-at]:not([aria-disabled])').all()) {
    await point.click();
    if (await play.isVisible()) break;
  }
  await play.click();
  await saved;
}

const begin = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/learn/exam/19`);
  await page.getByRole('button', { name: screenText(locale, 'exam.start.begin') }).click();
  await page.getByRole('timer').waitFor();
};

for (const locale of inTurn('exam', locales))
  test(
    `${locale}: the free exam is begun, gone on with after a reload and on another device, and explained`,
    matrix,
    async ({ visit }) => {
      const account = await register(url);
      const { page } = await visit({ account, locale });
      await begin(page, locale);
      expect(await violations(page)).toEqual([]);
      await answer(page, 1);
      const answered = page.locator('.exam-numbers [data-answered]');
      await expect(answered).toHaveCount(1);
      await page.reload();
      await expect(answered).toHaveCount(1);
      const other = await visit({ account, locale });
      await other.page.goto(`/${locale}/learn/exam/19${new URL(page.url()).hash}`);
      await expect(other.page.locator('.exam-numbers [data-answered]')).toHaveCount(1);
      const finish = screenText(locale, 'exam.sitting.finish');
      await page.getByRole('button', { name: finish, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: finish, exact: true }).click();
      await page.getByRole('heading', { name: screenText(locale, 'exam.result.title'), exact: true }).waitFor();
      await page.locator('summary').first().click();
      await page.locator('details .go-board').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByText(screenText(locale, 'reports.open')).click();
      await page.getByRole('button', { name: screenText(locale, 'reports.reason.alsoRight') }).click();
      await page.getByText(screenText(locale, 'reports.told')).waitFor();
    },
  );

test('@phone an exam fits a phone: the board as wide as the screen, the clock in sight', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account, viewport: { width: 375, height: 740 } });
  await begin(page, 'en-US');
  expect((await page.locator('.learn-board .go-board').boundingBox())?.width).toBeGreaterThan(300);
  await page.locator('.exam-numbers button').last().click();
  await expect(page.getByRole('timer')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
