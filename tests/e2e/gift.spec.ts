import { randomUUID } from 'node:crypto';
import { locales } from '@/lib/i18n/locales';
import { url } from '../setup/shop';
import { callApi, order, pay, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { word } from '../setup/words';

for (const locale of locales)
  test(`a code is given as a card and redeemed by a friend, in ${locale} @phone`, async ({ visit }) => {
    const [giver, friend] = [await register(url, locale), await register(url, locale)];
    await pay(url, giver, await order(url, giver, 'combo-05', randomUUID()), 'approve');
    const say = (key: string) => word(locale, `account.${key}`);

    const { page } = await visit({ account: giver, locale });
    await page.goto(`/${locale}/origin#/userSpace/entitlements`);
    await page
      .getByRole('link', { name: say('entitlement.give') })
      .first()
      .click();
    await page.getByRole('radio', { name: say('gift.byCard') }).check();
    await page.getByLabel(say('fields.giftName')).fill('小美');
    await page.getByRole('button', { name: say('gift.submitCard') }).click();
    const card = page.getByRole('article');
    await expect(card).toContainText('小美');
    const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(await card.innerText())?.[0] ?? '';

    const other = await visit({ account: friend, locale });
    await other.page.goto(`/${locale}/origin#/coupon`);
    // As it is typed from paper.
    await other.page.getByLabel(say('fields.redeemCode')).fill(code.toLowerCase().replaceAll('-', ' '));
    await other.page.getByRole('button', { name: say('redeem.submit') }).click();
    await other.page.getByRole('heading', { name: say('redeem.done') }).waitFor();

    await page.goto(`/${locale}/origin#/userSpace/entitlements`);
    const gifts = page.locator('section', { has: page.getByRole('heading', { name: say('entitlements.gifts') }) });
    await expect(gifts.getByRole('button', { name: say('gift.callBack') })).toHaveCount(0);
  });

test('two devices of one account have one cart', async ({ visit }) => {
  const account = await register(url, 'en-US');
  const [phone, laptop] = [
    await visit({ account, cart: ['kidbasic'], locale: 'en-US' }),
    await visit({ account, cart: ['combo-05'], locale: 'en-US' }),
  ];
  await phone.page.goto('/en-US/origin#/cart');
  const kept = async () =>
    (await callApi<{ items: { productId: string }[] }>(url, 'user/cart', { token: account.token })).body.items
      .map(({ productId }) => productId)
      .sort();
  await expect.poll(kept).toEqual(['kidbasic']);
  await laptop.page.goto('/en-US/origin#/cart');
  await expect.poll(kept).toEqual(['combo-05', 'kidbasic']);
  await expect(laptop.page.locator('[data-product]')).toHaveCount(2);
  // What is taken out on one of them is gone on the other when somebody looks at it again.
  await laptop.page
    .locator('[data-product=kidbasic]')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect.poll(kept).toEqual(['combo-05']);
  await phone.page.reload();
  await expect(phone.page.locator('[data-product]')).toHaveCount(1);
});
