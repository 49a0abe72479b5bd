import type { BackOffice } from '../setup/back-office';
import { url } from '../setup/shop';
import { addToCart, choose, orderIn, placeOrder, untilPaid } from '../setup/purchase';
import { register } from '../setup/shop-api';
import { expect, test, type Visit } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** Each outcome of a payment, as its buyer sees it. */
const locale = 'en-US';

/** A logged-in buyer on the provider's page. */
async function atPayment(visit: Visit, product: string) {
  const account = await register(url, locale);
  const visitor = await visit({ account, locale });
  await visitor.page.goto(`/${locale}/courses/${product}`);
  await addToCart(visitor.page, locale);
  await visitor.page.goto(`/${locale}/origin#/checkout`);
  await visitor.page.getByText(account.email).waitFor();
  await placeOrder(visitor.page);
  return { ...visitor, account };
}

async function paymentsOf(staff: BackOffice, number: string): Promise<unknown[]> {
  const order = await staff.findOne('orders', { 'where[number][equals]': number });
  const { docs } = await staff.find('payments', { 'where[order][equals]': String(order.id), sort: 'id' });
  return docs.map(({ status }) => status);
}

test('declined, the order waits and can be paid again', async ({ visit, staff }) => {
  const { page } = await atPayment(visit, 'capturing-race');
  await choose(page, locale, 'decline');
  await page
    .getByRole('alert')
    .getByRole('heading', { name: screenText(locale, 'account.order.declined') })
    .waitFor();
  const number = orderIn(page);
  await page
    .locator('main')
    .getByRole('button', {
      name: new RegExp(screenText(locale, 'account.checkout.pay', { total: '.+' }).replace('$', '\\$')),
    })
    .click();
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'approve');
  expect(await untilPaid(page, locale)).toBe(number);
  expect(await paymentsOf(staff, number)).toEqual(['DECLINED', 'SUCCEEDED']);
});

test('3-D Secure asks once more, and confirmed it is paid', async ({ visit, staff }) => {
  const { page } = await atPayment(visit, 'first-life-death');
  await choose(page, locale, 'challenge');
  await choose(page, locale, 'confirm');
  const number = await untilPaid(page, locale);
  expect(await paymentsOf(staff, number)).toEqual(['SUCCEEDED']);
});

test('3-D Secure rejected is a declined payment', async ({ visit, staff }) => {
  const { page } = await atPayment(visit, 'first-life-death');
  await choose(page, locale, 'challenge');
  await choose(page, locale, 'refuse');
  await page.getByRole('heading', { name: screenText(locale, 'account.order.declined') }).waitFor();
  expect(await paymentsOf(staff, orderIn(page))).toEqual(['DECLINED']);
});

test('a late answer finds the buyer waiting, and the page notices by itself', async ({ visit, staff }) => {
  const { page } = await atPayment(visit, 'opening-13x13');
  await choose(page, locale, 'late');
  await page.getByRole('heading', { name: screenText(locale, 'account.order.waiting') }).waitFor();
  const number = await untilPaid(page, locale, 45_000);
  expect(await paymentsOf(staff, number)).toEqual(['SUCCEEDED']);
});

test('told twice, and with the way back taken twice, it is one payment', async ({ visit, staff }) => {
  const { page, account } = await atPayment(visit, 'star-joseki');
  const hosted = page.url();
  await choose(page, locale, 'twice');
  const number = await untilPaid(page, locale);
  await page.goto(hosted);
  expect(await page.getByRole('button').count()).toBe(0);
  await page.reload();
  expect(await paymentsOf(staff, number)).toEqual(['SUCCEEDED']);
  const { docs } = await staff.find('outbox', {
    'where[to][equals]': account.email,
    'where[template][equals]': 'orderReceipt',
  });
  expect(docs.length).toBe(1);
});

test('a double click, a reload and the way back place one order', async ({ visit, staff }) => {
  const account = await register(url, locale);
  const { page } = await visit({ account, locale });
  await page.goto(`/${locale}/courses/ladders-nets`);
  await addToCart(page, locale);
  await page.goto(`/${locale}/origin#/checkout`);
  await page.getByText(account.email).waitFor();
  await page.locator('main button[type=submit][form=checkout-form]').dblclick();
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  // Going back leads to the order, which has the products of the cart.
  await page.goBack();
  await page.reload();
  await page.getByRole('button', { name: screenText(locale, 'account.order.continuePaying') }).click();
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  const user = await staff.findOne('users', { 'where[username][equals]': account.username });
  expect((await staff.find('orders', { 'where[user][equals]': String(user.id) })).totalDocs).toBe(1);
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
});
