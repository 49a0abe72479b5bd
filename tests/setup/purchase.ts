import type { Page } from 'playwright';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { untilAlive } from './alive';
import { newAccount, type Account } from './shop-api';
import { screenText } from './screen-text';

export type SandboxChoice = 'approve' | 'decline' | 'challenge' | 'late' | 'twice';

/** From a course's page into the cart. */
export async function addToCart(page: Page, locale: Locale): Promise<void> {
  const add = page
    .locator('main')
    .getByRole('link', { name: screenText(locale, 'course.add') })
    .first();
  // Before hydration a press follows the link, to a page where it can be added too.
  await untilAlive(add);
  await add.click();
  await page.locator('html[data-cart=filled]').waitFor({ state: 'attached' });
}

/** From the checkout to a new account and back. */
export async function registerAtCheckout(
  page: Page,
  locale: Locale,
  account: Account = newAccount(),
): Promise<Account> {
  const field = (name: string) => page.getByRole('textbox', { name: screenText(locale, `account.fields.${name}`) });
  await page
    .locator('main')
    .getByRole('link', { name: screenText(locale, 'account.register.title') })
    .click();
  await field('username').fill(account.username);
  await field('email').fill(account.email);
  await page.getByLabel(screenText(locale, 'account.fields.password'), { exact: true }).fill(account.password);
  await field('realName').fill(account.realName);
  await page.getByRole('button', { name: screenText(locale, 'account.register.submit') }).click();
  await page.getByRole('heading', { level: 1, name: screenText(locale, 'account.checkout.title') }).waitFor();
  await page.getByText(account.email).waitFor();
  return account;
}

/** From the checkout to the provider's page, or to ours that leads there. */
export async function placeOrder(page: Page, to: string | RegExp = '**/api/ecommerce/sandbox/**'): Promise<void> {
  await page.locator('main button[type=submit][form=checkout-form]').click();
  await page.waitForURL(to);
}

/** Presses a button of the provider's page. */
export async function choose(page: Page, locale: Locale, choice: SandboxChoice | 'confirm' | 'refuse'): Promise<void> {
  await page.getByRole('button', { name: screenText(locale, `sandbox.${choice}`), exact: true }).click();
}

export async function untilPaid(page: Page, locale: Locale, timeout = 20_000): Promise<string> {
  await page.getByRole('heading', { name: screenText(locale, 'account.order.paid') }).waitFor({ timeout });
  return orderIn(page);
}

/** The heading of a refunded order: its money is on its way, or it is back. */
export const refundHeading = (page: Page, locale: Locale) =>
  page
    .getByRole('heading', { name: screenText(locale, 'account.order.refunding') })
    .or(page.getByRole('heading', { name: screenText(locale, 'account.order.refunded') }));

/** The number of the order the page shows. */
export function orderIn(page: Page): string {
  const number = /#\/orders\/([A-Za-z0-9-]+)/.exec(page.url())?.[1];
  if (!number) throw new Error(`no order in ${page.url()}`);
  return number;
}

type Wish = { url: string; locale: Locale; product: string };

/** A new visitor's way to the checkout: course page, cart, registration. */
export async function toCheckout(
  page: Page,
  { url, locale, product }: Wish,
): Promise<{ title: string; account: Account }> {
  await page.goto(`${url}/${locale}/courses/${product}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await addToCart(page, locale);
  await page.goto(`${url}/${locale}/origin#/checkout`);
  return { title, account: await registerAtCheckout(page, locale) };
}

/** A new visitor buys one product, pays, and finds it among what they own. */
export async function buyByBrowser(page: Page, wish: Wish): Promise<{ orderId: string; account: Account }> {
  const { locale } = wish;
  const { title, account } = await toCheckout(page, wish);
  await placeOrder(page);
  await choose(page, locale, 'approve');
  const orderId = await untilPaid(page, locale);
  await page.getByRole('link', { name: screenText(locale, 'account.order.toCoursesOwned') }).click();
  await page.locator('main').getByText(title).first().waitFor();
  return { orderId, account };
}
