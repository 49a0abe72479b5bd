import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn } from '../setup/matrix';
import { refundHeading } from '../setup/purchase';
import { url } from '../setup/shop';
import { callApi, order, pay, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** A course is bought and refunded by the keyboard alone, in each language; half of them on a phone's width. */
for (const locale of inTurn('refund', locales)) {
  test(
    `${locale}: a refund by the keyboard`,
    { tag: ['@matrix', ...(locale.startsWith('zh') ? ['@phone'] : [])] },
    async ({ visit }) => {
      const account = await register(url, locale);
      const bought = await order(url, account, 'goplus-01', `refund-${locale}`);
      await pay(url, account, bought, 'approve');
      const { page } = await visit({ locale, account });
      await page.goto(`${url}/${locale}/origin#/orders/${bought.id}`);
      await page.getByRole('heading', { name: screenText(locale, 'account.order.paid') }).waitFor();

      const ask = page.getByRole('button', { name: screenText(locale, 'account.refund.ask') });
      await ask.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const confirm = dialog.locator('.btn-danger');
      await confirm.waitFor();
      await expect(dialog.getByText('100%')).toBeVisible();
      // Escape leaves everything as it is, and the focus where it was.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
      await page.keyboard.press('Enter');
      await confirm.waitFor();
      // From the heading past the button that closes.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(confirm).toBeFocused();
      await page.keyboard.press('Enter');
      await refundHeading(page, locale).waitFor();
      await expect(ask).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      // The worker returns the money; then it leaves the purchases.
      const one = async () =>
        (await callApi<typeof bought>(url, `ecommerce/orders/${bought.id}`, { token: account.token })).body;
      await expect.poll(async () => (await one()).refunds[0]?.status, { timeout: 30_000 }).toBe('DONE');
      await page.goto(`${url}/${locale}/origin#/userSpace/purchases`);
      await page.getByText(screenText(locale, 'account.purchases.none')).waitFor();
    },
  );
}
