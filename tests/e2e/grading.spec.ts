import type { Page } from 'playwright/test';
import { maxAsked } from '@/lib/grading/grading';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { url } from '../setup/shop';
import { register } from '../setup/shop-api';
import { walkTo } from '../setup/study';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const question = (page: Page, locale: Locale, number: number) =>
  page.getByRole('heading', { name: screenText(locale, 'grading.sitting.question', { number }) });
const begin = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/learn/grading`);
  // A user without any results is asked this once.
  await page.getByRole('button', { name: screenText(locale, 'grading.experience.rules') }).click();
  await question(page, locale, 1).waitFor();
};
/** Plays the first point that the rules allow. */
async function answer(page: Page) {
  const play = page.locator('.learn-board .btn-primary');
  for (const point of await page.locator('.learn-board [data-at]:not([aria-disabled])').all()) {
    await point.click();
    if (await play.isVisible()) break;
  }
  await play.click();
}

for (const locale of inTurn('grading', locales))
  test(
    `${locale}: an AI exam is begun, gone on with after a reload and on another device, and ends with an estimate`,
    matrix,
    async ({ visit }) => {
      const account = await register(url);
      const { page } = await visit({ account, locale });
      await begin(page, locale);
      expect(await violations(page)).toEqual([]);
      await answer(page);
      await question(page, locale, 2).waitFor();
      await page.reload();
      await question(page, locale, 2).waitFor();
      const other = await visit({ account, locale });
      await other.page.goto(`/${locale}/learn/grading${new URL(page.url()).hash}`);
      await question(other.page, locale, 2).waitFor();
      const unknown = page.getByRole('button', { name: screenText(locale, 'grading.sitting.unknown') });
      const title = page.getByRole('heading', { name: screenText(locale, 'grading.result.title') });
      for (let number = 2; number <= maxAsked && !(await title.isVisible()); number += 1) {
        await unknown.click();
        await title.or(question(page, locale, number + 1)).waitFor();
      }
      await expect(page.getByText(screenText(locale, 'grading.level.below'), { exact: true })).toBeVisible();
      await page.locator('summary').first().click();
      await page.locator('details .go-board').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByText(screenText(locale, 'reports.open')).click();
      await page.getByRole('button', { name: screenText(locale, 'reports.reason.unclear') }).click();
      await page.getByText(screenText(locale, 'reports.told')).waitFor();
      await page.getByRole('button', { name: screenText(locale, 'grading.result.place', { grade: 19 }) }).click();
      await page.getByRole('link', { name: screenText(locale, 'grading.result.climb', { grade: 19 }) }).click();
      await page.waitForURL('**/learn/ladder/play');
      // From now on it begins from the known grade.
      await page.goto(`/${locale}/learn/grading`);
      await page.getByRole('button', { name: screenText(locale, 'exam.start.begin') }).waitFor();
      await expect(page.getByText(screenText(locale, 'grading.start.known', { grade: 19 }))).toBeVisible();
    },
  );

test('a question is answered by keyboard alone', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account });
  await begin(page, 'en-US');
  await page.locator('.learn-board [data-at][tabindex="0"]').focus();
  const play = page.locator('.learn-board .btn-primary');
  for (const point of await page.locator('.learn-board [data-at]:not([aria-disabled])').all()) {
    await walkTo(page, (await point.getAttribute('data-at'))!);
    await page.keyboard.press('Enter');
    if (await play.isVisible()) break;
  }
  await play.focus();
  await page.keyboard.press('Enter');
  await question(page, 'en-US', 2).waitFor();
  await expect(question(page, 'en-US', 2)).toBeFocused();
});

test('@phone an AI exam fits a phone', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account, viewport: { width: 375, height: 740 } });
  await begin(page, 'en-US');
  expect((await page.locator('.learn-board .go-board').boundingBox())?.width).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
