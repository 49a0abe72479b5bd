import type { Page } from 'playwright/test';
import type { Order } from '@/lib/orders/shapes';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { inTurn } from '../../setup/matrix';
import { startProviderShop, type ProviderId, type ProviderShop } from '../../setup/provider-shop';
import { placeOrder, refundHeading, toCheckout, untilPaid } from '../../setup/purchase';
import { url } from '../../setup/shop';
import { callApi, register } from '../../setup/shop-api';
import { expect, test as base } from '../../setup/test';
import { screenText } from '../../setup/screen-text';

/** Each payment provider as its buyers use it: through the front of a production server, to a page of the provider's and back. */
const test = base.extend<object, { shop: ProviderShop }>({
  shop: [
    async ({}, use) => {
      const shop = await startProviderShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  // The browser finds it at the public address.
  launchOptions: [
    async ({ launchOptions, shop }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(url).host} 127.0.0.1:${shop.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

const product = 'capture-basics';
const formPage = '**/api/ecommerce/payments/*/form';
const payForm = (part: string) => screenText('zh-TW', `payForm.${part}`);

/** A new buyer before the provider's page; for one that is reached by a form, before ours. */
async function toPayment(page: Page, locale: Locale, method: string, to: string | RegExp): Promise<void> {
  await toCheckout(page, { url, locale, product });
  await page.getByRole('radio', { name: screenText(locale, `account.payment.methods.${method}`) }).check();
  await placeOrder(page, to);
}

const received = '{"received":true}';
/** How each is chosen, where the buyer is led, and how the shop answers its notifications of the payment. */
const ways = [
  { provider: 'ecpay', locale: 'zh-TW', method: 'card', page: formPage, responses: ['1|OK'] },
  { provider: 'stripe', locale: 'ja-JP', method: 'card', page: '**/c/pay/cs_test_*', responses: [received] },
  // It notifies the shop of the approval and of the capture.
  {
    provider: 'paypal',
    locale: 'en-US',
    method: 'paypal',
    page: '**/checkoutnow?token=*',
    responses: [received, received],
  },
] satisfies { provider: ProviderId; locale: Locale; method: string; page: string; responses: string[] }[];

const [short] = inTurn('providers', ways);
for (const { provider, locale, method, page: at, responses } of ways)
  test(
    `${provider}: paid by what it tells the shop, once, and given back`,
    { tag: provider === short?.provider ? '@short' : [] },
    async ({ visit, shop }) => {
      const { staff, heard } = shop;
      const { page } = await visit({ locale });
      await toPayment(page, locale, method, at);
      if (provider === 'ecpay') await page.getByRole('button', { name: payForm('go') }).click();
      await page.getByRole('button', { name: 'Pay' }).click();
      const number = await untilPaid(page, locale);

      // It was paid before the buyer was back.
      const news = heard.filter(({ from }) => from === provider);
      expect(news.map(({ status, text, isPaid }) => [status, text, isPaid])).toEqual(
        responses.map((text) => [200, text, true]),
      );
      const order = await staff.findOne('orders', { 'where[number][equals]': number });
      const { docs: payments } = await staff.find('payments', { 'where[order][equals]': String(order.id) });
      expect(payments).toMatchObject([{ provider, status: 'SUCCEEDED', amount: order.total, refunded: 0 }]);

      await test.step('told again, it stays as it is', async () => {
        const isOpen = { 'where[status][equals]': 'PENDING' };
        await expect.poll(async () => (await staff.find('outbox', isOpen)).totalDocs, { timeout: 30_000 }).toBe(0);
        const books = await shop.books();
        const again = await Promise.all([...news, ...news].map(shop.deliver));
        expect(again.map(({ status, text }) => [status, text])).toEqual(
          [...responses, ...responses].map((text) => [200, text]),
        );
        expect(await shop.books()).toEqual(books);
      });
      await test.step('changed on its way, it is not believed', async () => {
        const forged = news.map((one) => ({
          ...one,
          body: one.body.replace(/\d/, (digit) => String(9 - Number(digit))),
        }));
        for (const response of await Promise.all(forged.map(shop.deliver))) expect(response.status).toBe(401);
      });
      // ECPay refunds nothing while it captures.
      if (provider === 'ecpay' && shop.ecpay.isCapturing(new Date())) return;
      await test.step('the buyer has it given back', async () => {
        await page.getByRole('button', { name: screenText(locale, 'account.refund.ask') }).click();
        await page.getByRole('dialog').locator('.btn-danger').click();
        await refundHeading(page, locale).waitFor();
        const { total, currency } = order as { total: number; currency: string };
        const reference = String(payments[0]!.providerReference);
        await expect
          .poll(() => shop.refunded(provider, reference), { timeout: 30_000 })
          .toBe(currency === 'USD' ? total / 100 : total);
        const isOfOrder = { 'where[order][equals]': String(order.id) };
        await expect
          .poll(async () => (await staff.findOne('refunds', isOfOrder)).status, { timeout: 30_000 })
          .toBe('DONE');
      });
    },
  );

test('ecpay: reloaded or gone back to, the page with the form takes no money, and a new payment does', async ({
  visit,
  shop: { ecpay, staff },
}) => {
  const { page } = await visit({ locale: 'zh-TW' });
  const go = page.getByRole('button', { name: payForm('go') });
  const trades = ecpay.trades.size;
  const isOver = async () => {
    await page.getByRole('heading', { name: payForm('over') }).waitFor();
    await expect(page.locator('form')).toHaveCount(0);
  };
  const payAgain = async () => {
    const over = page.url();
    await page.getByRole('link', { name: payForm('back') }).click();
    await page.getByRole('button', { name: screenText('zh-TW', 'account.order.continuePaying') }).click();
    await page.waitForURL((address) => address.pathname.endsWith('/form') && address.href !== over);
    await go.waitFor();
  };

  await toPayment(page, 'zh-TW', 'card', formPage);
  await go.waitFor();
  await page.reload();
  await isOver();
  expect(ecpay.trades.size).toBe(trades);

  await payAgain();
  await go.click();
  await page.getByRole('button', { name: 'Pay' }).waitFor();
  await page.goBack();
  await isOver();

  await payAgain();
  await go.click();
  await page.getByRole('button', { name: 'Pay' }).click();
  const number = await untilPaid(page, 'zh-TW');
  expect([...ecpay.trades.values()].slice(trades).map(({ tradeStatus }) => tradeStatus)).toEqual(['0', '1']);
  const order = await staff.findOne('orders', { 'where[number][equals]': number });
  const { docs } = await staff.find('payments', { 'where[order][equals]': String(order.id), sort: 'id' });
  expect(docs.map(({ status }) => status)).toEqual(['DECLINED', 'DECLINED', 'SUCCEEDED']);
  // The page of a payment that is paid leads back to its order.
  await page.goto(`/api/ecommerce/payments/${String(docs[1]!.publicId)}/form`);
  await isOver();
});

test('ecpay: of all who ask for a page with the form at once one gets it, and each buyer his own', async ({ shop }) => {
  const buyers = await Promise.all([openPayment(shop), openPayment(shop)]);
  // A HEAD request does not use up the form.
  for (const { address } of buyers) expect((await shop.send(address, { method: 'HEAD' })).status).toBe(405);
  const asked = await Promise.all(
    [...buyers, ...buyers, ...buyers, ...buyers].map(async ({ address, number }) => {
      const { status, text, headers } = await shop.send(address);
      expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
      expect(text).toContain(number);
      return { address, trade: /name="MerchantTradeNo" value="(\w+)"/.exec(text)?.[1] };
    }),
  );
  for (const { address, paymentId } of buyers) {
    const forms = asked.filter((one) => one.address === address && one.trade);
    expect(forms.map(({ trade }) => trade)).toEqual([paymentId.slice(0, 20)]);
  }
});

/** An order of a new buyer, about to be paid by card in Taiwan. */
async function openPayment(shop: ProviderShop) {
  const { token } = await register(shop.url);
  const cart = { items: [{ productId: product, quantity: 1 }], currency: 'NTD', locale: 'zh-TW' };
  const { body: priced } = await callApi<{ total: number }>(shop.url, 'ecommerce/cart/price', { body: cart, token });
  const { body: order } = await callApi<Order>(shop.url, 'ecommerce/orders', {
    token,
    key: `order-${token}`,
    body: { ...cart, expectedTotal: priced.total },
  });
  const { body } = await callApi<{ paymentId: string; redirectUrl: string }>(
    shop.url,
    `ecommerce/orders/${order.id}/payments`,
    { token, key: `pay-${order.id}`, body: { provider: 'ecpay', locale: 'zh-TW' } },
  );
  return { number: order.id, paymentId: body.paymentId, address: body.redirectUrl };
}
