import { url } from '../setup/shop';
import { callApi, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';

test('two devices of one account have one cart', async ({ visit }) => {
  const account = await register(url, 'en-US');
  const [phone, laptop] = [
    await visit({ account, cart: ['kidbasic'], locale: 'en-US' }),
    await visit({ account, cart: ['combo-05'], locale: 'en-US' }),
  ];
  await phone.page.goto('/en-US/origin#/cart');
  const savedCart = async () =>
    (await callApi<{ items: { productId: string }[] }>(url, 'user/cart', { token: account.token })).body.items
      .map(({ productId }) => productId)
      .sort();
  await expect.poll(savedCart).toEqual(['kidbasic']);
  await laptop.page.goto('/en-US/origin#/cart');
  await expect.poll(savedCart).toEqual(['combo-05', 'kidbasic']);
  await expect(laptop.page.locator('[data-product]')).toHaveCount(2);
  // What is removed on one device is gone on the other when the user returns to it.
  await laptop.page
    .locator('[data-product=kidbasic]')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect.poll(savedCart).toEqual(['combo-05']);
  await phone.page.reload();
  await expect(phone.page.locator('[data-product]')).toHaveCount(1);
});
