import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { BackOffice } from '../setup/back-office';
import { fits } from '../setup/fits';
import { inTurn, matrix } from '../setup/matrix';
import { keys, pointer, type PageActions } from '../setup/page-actions';
import { orderIn, refundHeading } from '../setup/purchase';
import { url } from '../setup/shop';
import { newAccount, order, pay, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/**
 * What a new customer does in the first week, in one go and on a phone: buys a course and prints its receipt, gives a course by mail and
 * one by card, and has the first one refunded. In each language by other actions.
 */
const customers: {
  locale: Locale;
  by: string;
  width?: number;
  actions?: (page: Page) => PageActions;
  isSlow?: boolean;
}[] = [
  { locale: 'zh-TW', by: 'by touch' },
  { locale: 'zh-CN', by: 'by touch, while the scripts arrive slowly', isSlow: true },
  { locale: 'en-US', by: 'by the keys alone', actions: keys, width: 1280 },
  { locale: 'ja-JP', by: 'by the keys alone, on a narrow window', actions: keys },
];

for (const { locale, by, actions: actionsOf = () => pointer, width = 375, isSlow = false } of inTurn(
  'new-customer',
  customers,
))
  test(`${locale}: a new customer, ${by}`, matrix, async ({ visit, staff }) => {
    test.setTimeout(600_000);
    const t = (path: string) => screenText(locale, `account.${path}`);
    const viewport = { width, height: 760 };
    const account = await register(url, locale);
    // Two codes to give away, bought by the API.
    await pay(url, account, await order(url, account, 'combo-05', randomUUID()), 'approve');

    const { page, context } = await visit({ locale, account, viewport, cart: ['capture-basics'] });
    if (isSlow) await slowScripts(context);
    const { press, write, choose } = actionsOf(page);
    const go = (path: string) => page.goto(`/${locale}/origin#/${path}`);

    // The purchase, its receipt, and the course itself.
    await go('checkout');
    await press(page.locator('main button[type=submit][form=checkout-form]'));
    await page.waitForURL('**/api/ecommerce/sandbox/**');
    await press(page.getByRole('button', { name: screenText(locale, 'sandbox.approve'), exact: true }));
    await page.getByRole('heading', { name: t('order.paid') }).waitFor();
    const number = orderIn(page);
    const receipt = page.getByRole('region', { name: t('receipt.title') });
    await expect(receipt).toContainText(number);
    await expect(receipt).toContainText(t('receipt.taxIncluded'));
    const title = (await receipt.getByRole('listitem').first().innerText()).split('\n')[0]!.trim();
    await fits(page);
    await press(page.getByRole('link', { name: t('order.toCoursesOwned') }));
    await page.locator('main').getByRole('heading', { name: title }).waitFor();
    await fits(page);

    // A gift by email, and the page its link leads to.
    const friend = newAccount();
    await go('userSpace/entitlements');
    const give = page.getByRole('link', { name: t('entitlement.give') });
    await press(give.first());
    await write(page.getByLabel(t('fields.giftName')), '小美');
    await write(page.getByLabel(t('fields.giftEmail')), friend.email);
    await press(page.getByRole('button', { name: t('gift.submitMail') }));
    const gifts = page.locator('section', { has: page.getByRole('heading', { name: t('entitlements.gifts') }) });
    await expect(gifts).toContainText(friend.email);
    await fits(page);
    const email = await mailTo(staff, friend.email, 'gift');
    expect(email).toMatchObject({ locale, text: expect.stringContaining('小美') });
    const link = /#\/coupon\?code=\S+/.exec(String(email.text))?.[0] ?? '';

    // The recipient has no account yet: it is created on the way, and the code is preserved.
    const guest = await visit({ locale, viewport });
    const theirs = actionsOf(guest.page);
    const field = (name: string) => guest.page.getByRole('textbox', { name: t(`fields.${name}`) });
    await guest.page.goto(`/${locale}/origin${link}`);
    await theirs.press(guest.page.getByRole('link', { name: t('login.toRegister') }));
    await theirs.write(field('username'), friend.username);
    await theirs.write(field('email'), friend.email);
    await theirs.write(guest.page.locator('input[autocomplete=new-password]'), friend.password);
    await theirs.press(guest.page.getByRole('button', { name: t('register.submit') }));
    await expect(guest.page.getByLabel(t('fields.redeemCode'))).toHaveValue(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    await redeemed(guest.page, theirs, locale);
    await fits(guest.page);

    // A card to print, and its code typed from paper.
    await press(give.first());
    await choose(page.getByRole('radio', { name: t('gift.byCard') }));
    await write(page.getByLabel(t('fields.giftName')), 'Bo');
    await press(page.getByRole('button', { name: t('gift.submitCard') }));
    const card = page.getByRole('article');
    await expect(card).toContainText('Bo');
    await fits(page);
    const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(await card.innerText())?.[0] ?? '';
    await guest.page.goto(`/${locale}/origin#/coupon`);
    await theirs.write(guest.page.getByLabel(t('fields.redeemCode')), code.toLowerCase().replaceAll('-', ' '));
    await redeemed(guest.page, theirs, locale);
    // Each side gets an email in its language.
    await expect.poll(() => countEmails(staff, friend.email, 'codeRedeemed')).toBe(2);
    await expect.poll(() => countEmails(staff, account.email, 'codeUsed')).toBe(2);
    // A redeemed code cannot be called back.
    await go('userSpace/entitlements');
    await expect(gifts.getByText('Bo').first()).toBeVisible();
    await expect(gifts.getByRole('button', { name: t('gift.callBack') })).toHaveCount(0);

    // The refund of the first purchase; the other one stays on the list.
    await go(`orders/${number}`);
    await press(page.getByRole('button', { name: t('refund.ask') }));
    await press(page.getByRole('dialog').locator('.btn-danger'));
    await refundHeading(page, locale).waitFor();
    await fits(page);
    await go('userSpace/purchases');
    await page
      .getByRole('link', { name: t('purchases.receipt') })
      .first()
      .waitFor();
    await expect(page.locator('main').getByText(number)).toHaveCount(0);
    await fits(page);
    const refund = await mailTo(staff, account.email, 'refund');
    expect(refund.locale).toBe(locale);
    // A lost email can be read again here.
    await go('userSpace/letters');
    await press(page.locator('summary', { hasText: String(refund.subject) }));
    await page.getByText(screenText(locale, 'mail.refund.way')).waitFor();
    await fits(page);
  });

async function redeemed(page: Page, { press }: PageActions, locale: Locale): Promise<void> {
  const answered = page.waitForResponse('**/api/ecommerce/redeem');
  await press(page.getByRole('button', { name: screenText(locale, 'account.redeem.submit') }));
  expect((await answered).status()).toBe(200);
  await page.getByRole('heading', { name: screenText(locale, 'account.redeem.done') }).waitFor();
}

/** Delays each script of the shop by half a second. */
const slowScripts = (context: BrowserContext) =>
  context.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });

const found = (staff: BackOffice, to: string, template: string) =>
  staff.find('outbox', { 'where[to][equals]': to, 'where[template][equals]': template, 'where[text][exists]': 'true' });

const countEmails = async (staff: BackOffice, to: string, template: string) =>
  (await found(staff, to, template)).totalDocs;

/** An email as it is in the outbox, once it is there. */
async function mailTo(staff: BackOffice, to: string, template: string): Promise<Record<string, unknown>> {
  await expect.poll(() => countEmails(staff, to, template)).toBeGreaterThan(0);
  return (await found(staff, to, template)).docs[0]!;
}
