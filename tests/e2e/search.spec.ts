import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** A query in each language: with a typo, or in another script. */
const asked = { 'zh-TW': '围棋入门', 'zh-CN': '圍棋入門', 'en-US': 'beginer', 'ja-JP': '圍棋' } as const;

for (const locale of inTurn('search', locales))
  test(`${locale}: the whole shop is searched by keyboard`, matrix, async ({ visit }) => {
    const { page } = await visit({ locale });
    await page.goto(`/${locale}/faq`);
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.type(asked[locale]);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const chosen = page.getByRole('option', { selected: true });
    const href = await chosen.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === href);
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toBeHidden();
  });

test('the address of an answer opens it, without scripts too', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US', javaScriptEnabled: false });
  await page.goto('/en-US/faq#vip-refund');
  await expect(page.locator('#vip-refund')).toBeVisible();
  await expect(page.getByRole('button', { name: screenText('en-US', 'layout.search.open') })).toBeHidden();
});
