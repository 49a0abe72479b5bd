import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BackOffice } from '../setup/back-office';
import { launchBrowser } from '../setup/browser';
import { addToCart, choose, orderIn, placeOrder, untilPaid } from '../setup/purchase';
import { register } from '../setup/shop-api';
import { visit } from '../setup/visitor';
import { word } from '../setup/words';

/** Each way a payment can go, as a buyer lives through it. */
const url = inject('url');
const locale = 'en-US';
let browser: Browser;
let staff: BackOffice;
beforeAll(async () => {
  [browser, staff] = await Promise.all([launchBrowser(), BackOffice.logIn(url, inject('accounts'))]);
});
afterAll(() => browser.close());

/** A logged-in buyer on the provider's page. */
async function atPayment(product: string) {
  const account = await register(url, locale);
  const visitor = await visit(browser, url, { account, locale });
  await visitor.page.goto(`/${locale}/courses/${product}`);
  await addToCart(visitor.page, locale);
  await visitor.page.goto(`/${locale}/origin#/checkout`);
  await visitor.page.getByText(account.email).waitFor();
  await placeOrder(visitor.page);
  return { ...visitor, account };
}

async function paymentsOf(number: string): Promise<unknown[]> {
  const order = await staff.findOne('orders', { 'where[number][equals]': number });
  const { docs } = await staff.find('payments', { 'where[order][equals]': String(order.id), sort: 'id' });
  return docs.map(({ status }) => status);
}

it('declined, the order waits and can be paid again', async () => {
  const { page, complaints, leave } = await atPayment('capturing-race');
  await choose(page, locale, 'decline');
  await page
    .getByRole('alert')
    .getByRole('heading', { name: word(locale, 'origin.order.declined') })
    .waitFor();
  const number = orderIn(page);
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(word(locale, 'origin.checkout.pay', { total: '.+' }).replace('$', '\\$')) })
    .click();
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'approve');
  expect(await untilPaid(page, locale)).toBe(number);
  expect(await paymentsOf(number)).toEqual(['DECLINED', 'SUCCEEDED']);
  expect(complaints).toEqual([]);
  await leave();
});

it('3-D Secure asks once more, and confirmed it is paid', async () => {
  const { page, leave } = await atPayment('first-life-death');
  await choose(page, locale, 'challenge');
  await choose(page, locale, 'confirm');
  const number = await untilPaid(page, locale);
  expect(await paymentsOf(number)).toEqual(['SUCCEEDED']);
  await leave();
});

it('3-D Secure refused is a declined payment', async () => {
  const { page, leave } = await atPayment('first-life-death');
  await choose(page, locale, 'challenge');
  await choose(page, locale, 'refuse');
  await page.getByRole('heading', { name: word(locale, 'origin.order.declined') }).waitFor();
  expect(await paymentsOf(orderIn(page))).toEqual(['DECLINED']);
  await leave();
});

it('a late answer finds the buyer waiting, and the page notices by itself', async () => {
  const { page, leave } = await atPayment('opening-13x13');
  await choose(page, locale, 'late');
  await page.getByRole('heading', { name: word(locale, 'origin.order.waiting') }).waitFor();
  const number = await untilPaid(page, locale, 45_000);
  expect(await paymentsOf(number)).toEqual(['SUCCEEDED']);
  await leave();
});

it('told twice, and with the way back taken twice, it is one payment', async () => {
  const { page, account, leave } = await atPayment('star-joseki');
  const hosted = page.url();
  await choose(page, locale, 'twice');
  const number = await untilPaid(page, locale);
  await page.goto(hosted);
  expect(await page.getByRole('button').count()).toBe(0);
  await page.reload();
  expect(await paymentsOf(number)).toEqual(['SUCCEEDED']);
  const { docs } = await staff.find('outbox', {
    'where[to][equals]': account.email,
    'where[template][equals]': 'orderReceipt',
  });
  expect(docs.length).toBe(1);
  await leave();
});

it('a double click, a reload and the way back place one order', async () => {
  const account = await register(url, locale);
  const { page, leave } = await visit(browser, url, { account, locale });
  await page.goto(`/${locale}/courses/ladders-nets`);
  await addToCart(page, locale);
  await page.goto(`/${locale}/origin#/checkout`);
  await page.getByText(account.email).waitFor();
  await page.locator('main button[type=submit][form=checkout-form]').dblclick();
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await page.goBack();
  await page.reload();
  await page.getByText(account.email).waitFor();
  await placeOrder(page);
  const user = await staff.findOne('users', { 'where[username][equals]': account.username });
  expect((await staff.find('orders', { 'where[user][equals]': String(user.id) })).totalDocs).toBe(1);
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await leave();
});
