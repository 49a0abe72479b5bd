import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { BackOffice } from '../setup/back-office';
import { launchBrowser } from '../setup/browser';
import { addToCart, choose, placeOrder, registerAtCheckout, untilPaid } from '../setup/purchase';
import { visit } from '../setup/visitor';
import { word } from '../setup/words';

/** The road of the issue: from the root to an own course, in each language, and what staff see of it. */
const url = inject('url');
let browser: Browser;
let staff: BackOffice;

beforeAll(async () => {
  [browser, staff] = await Promise.all([launchBrowser(), BackOffice.logIn(url, inject('accounts'))]);
});
afterAll(() => browser.close());

const moves = { atari: ['F4'], cut: ['E2', 'E1'], snapback: ['D1', 'D1'] };

describe.each(locales)('%s', (locale) => {
  it('from the root to an own course', async () => {
    const size = locale.startsWith('zh') ? { width: 390, height: 780 } : { width: 1280, height: 800 };
    const { page, complaints, leave } = await visit(browser, url, { locale, viewport: size });
    await page.goto('/');
    expect(page.url()).toBe(`${url}/${locale}`);

    // The three positions of the hero, the first with a wrong move before.
    const board = page.locator('.go-play[data-ready]').first();
    const says = board.getByRole('status');
    await board.locator('[data-at="A1"]').click();
    await says.getByText(word(locale, 'board.hero.atari.wrong')).waitFor();
    await board.getByRole('button', { name: word(locale, 'board.undo') }).click();
    for (const [id, points] of Object.entries(moves)) {
      await says.getByText(word(locale, `board.hero.${id}.title`)).waitFor();
      for (const [index, point] of points.entries()) {
        await board.locator(`[data-at="${point}"][aria-disabled]`).waitFor({ state: 'detached' });
        await board.locator(`[data-at="${point}"]`).click();
        if (index < points.length - 1) await says.getByText(word(locale, 'board.turnBlack')).waitFor();
      }
      await says.getByText(word(locale, `board.hero.${id}.solved`)).waitFor();
      if (id !== 'snapback') await board.getByRole('button', { name: word(locale, 'board.next') }).click();
    }

    if (size.width < 992) await page.locator('header details.mobile-menu summary').click();
    await page
      .locator('header')
      .getByRole('link', { name: word(locale, 'layout.nav.courses') })
      .locator('visible=true')
      .click();
    await page.waitForURL(`${url}/${locale}/courses`);
    const visibleCards = page.locator('[data-list] a.pc:visible');
    await visibleCards.first().waitFor();
    const all = await visibleCards.count();
    await page.locator('a[data-tab="hjjCoursePlan"]').click();
    await page.waitForURL(/coursesType=hjjCoursePlan/);
    await expect.poll(() => visibleCards.count()).toBeLessThan(all);
    const courses = await visibleCards.count();
    const filters = page.locator('details.catalogue-filters');
    if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click();
    await filters.getByText(word(locale, 'courses.audiences.child')).click();
    await page.waitForURL(/audience=child/);
    await expect.poll(() => visibleCards.count()).toBeLessThan(courses);
    const forChildren = await visibleCards.count();
    expect(forChildren).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => visibleCards.count()).toBe(forChildren);

    const card = page.locator(`[data-list] a[href$="/courses/capture-basics"]`);
    const title = await card.getByRole('heading').innerText();
    await card.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await addToCart(page, locale);
    await page
      .getByRole('link', { name: word(locale, 'layout.cart'), exact: true })
      .locator('visible=true')
      .click();
    await page.getByText(title).first().waitFor();
    await page.getByRole('link', { name: word(locale, 'origin.cart.checkout') }).click();

    const account = await registerAtCheckout(page, locale);
    await placeOrder(page);
    await choose(page, locale, 'approve');
    const orderId = await untilPaid(page, locale);
    await page.getByText(orderId).first().waitFor();
    // The cart is empty again, here and in the header.
    await page.locator('html[data-cart=empty]').waitFor({ state: 'attached' });

    await page.getByRole('link', { name: word(locale, 'origin.order.toCoursesOwned') }).click();
    await page.locator('main').getByRole('heading', { name: title }).waitFor();
    await page.goto(`/${locale}/origin#/userSpace/purchases`);
    await page.locator('main').getByText(title).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();

    const order = await staff.findOne('orders', { 'where[number][equals]': orderId, depth: '1' });
    expect(order).toMatchObject({ status: 'PAID', locale, user: { username: account.username } });
    const { docs: payments } = await staff.find('payments', { 'where[order][equals]': String(order.id) });
    expect(payments.map(({ status, amount }) => [status, amount])).toEqual([['SUCCEEDED', order.total]]);
    await expect
      .poll(async () =>
        (await staff.find('outbox', { 'where[to][equals]': account.email })).docs
          .map(({ template, status }) => `${String(template)} ${String(status)}`)
          .sort(),
      )
      .toEqual(['orderReceipt KEPT', 'welcome KEPT']);
    const {
      subject,
      text,
      locale: spoken,
    } = await staff.findOne('outbox', {
      'where[to][equals]': account.email,
      'where[template][equals]': 'orderReceipt',
    });
    expect(spoken).toBe(locale);
    expect(`${String(subject)} ${String(text)}`).toContain(orderId);
  });
});

it("staff find the order in the back office's own pages", async () => {
  const { docs } = await staff.find('orders', { sort: '-createdAt', limit: '1' });
  const [member] = inject('accounts').filter(({ role }) => role === 'staff');
  const { page, leave } = await visit(browser, url, { locale: 'en-US' });
  await page.goto('/backstage/login');
  await page.locator('#field-email').fill(member?.username ?? '');
  await page.locator('#field-password').fill(member?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/backstage(?!\/login)/);
  await page.goto('/backstage/collections/orders');
  await page.getByText(String(docs[0]?.number)).first().click();
  await page.waitForURL(/\/backstage\/collections\/orders\/\d+/);
  await page.getByText('PAID').first().waitFor();
  await leave();
});

it("the server's log has no error", () => {
  expect(errorLines(readFileSync(inject('logFile'), 'utf8'))).toEqual([]);
});

/** Lines of a log that report an error, whether JSON or plain. */
function errorLines(log: string): string[] {
  return log
    .split('\n')
    .filter((line) =>
      /"level":\s*"?(error|fatal|50|60)\b|⨯|\b(Type|Reference|Range|Syntax)?Error:|Unhandled|UnhandledPromise|"status":5\d\d/.test(
        line,
      ),
    );
}
