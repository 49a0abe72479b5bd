import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn } from '../setup/matrix';
import { accounts, url } from '../setup/shop';
import { order, pay, register } from '../setup/shop-api';
import { addToCart, choose, placeOrder, registerAtCheckout, untilPaid } from '../setup/purchase';
import { expect, test } from '../setup/test';
import { heroText, menuLabel, screenText } from '../setup/screen-text';

/** From the root to an own course, in each language, and what staff see of it. */

const moves = { atari: ['F4'], cut: ['E2', 'E1'], snapback: ['D1', 'D1'] };

for (const locale of inTurn('journey', locales)) {
  const isPhone = locale.startsWith('zh');
  test(
    `${locale}: from the root to an own course`,
    { tag: ['@matrix', ...(isPhone ? ['@phone'] : [])] },
    async ({ visit, staff }) => {
      const { page } = await visit({ locale });
      await page.goto('/');
      expect(page.url()).toBe(`${url}/${locale}`);

      // The three positions of the hero, the first with a wrong move before.
      const board = page.locator('.go-play[data-ready]').first();
      const message = board.getByRole('status');
      await board.locator('[data-at="A1"]').click();
      await message.getByText(heroText(locale, 'wrong')).waitFor();
      await board.getByRole('button', { name: screenText(locale, 'board.undo') }).click();
      for (const [place, [id, points]] of Object.entries(moves).entries()) {
        await message.getByText(heroText(locale, 'title', place)).waitFor();
        for (const [index, point] of points.entries()) {
          await board.locator(`[data-at="${point}"][aria-disabled]`).waitFor({ state: 'detached' });
          await board.locator(`[data-at="${point}"]`).click();
          if (index < points.length - 1) await message.getByText(screenText(locale, 'board.turnBlack')).waitFor();
        }
        await message.getByText(heroText(locale, 'solved', place)).waitFor();
        if (id !== 'snapback') await board.getByRole('button', { name: screenText(locale, 'board.next') }).click();
      }

      if (isPhone) await page.locator('header details.mobile-menu summary').click();
      await page
        .locator('header')
        .getByRole('link', { name: menuLabel(locale, 'courses') })
        .locator('visible=true')
        .click();
      await page.waitForURL(`${url}/${locale}/courses`);
      const visibleCards = page.locator('.pc-grid a.pc:visible');
      await visibleCards.first().waitFor();
      const found = page.locator('.catalogue-bar').getByRole('status');
      const count = async () => Number(/\d+/.exec(await found.innerText())?.[0]);
      const all = await count();
      await page.getByRole('link', { name: screenText(locale, 'courses.more', { count: 24 }) }).click();
      await expect.poll(() => visibleCards.count()).toBe(48);
      await page.locator('a[href$="/courses/type/hjjCoursePlan"]').click();
      await page.waitForURL(/coursesType=hjjCoursePlan/);
      await expect.poll(count).toBeLessThan(all);
      const courses = await count();
      const filters = page.locator('details.catalogue-filters');
      if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click();
      await filters.getByText(screenText(locale, 'courses.audiences.child')).click();
      await page.waitForURL(/audience=child/);
      await expect.poll(count).toBeLessThan(courses);
      const forChildren = await count();
      expect(forChildren).toBeGreaterThan(0);
      await page.reload();
      await expect.poll(count).toBe(forChildren);

      const card = page.locator(`.pc-grid a[href$="/courses/capture-basics"]`);
      const title = await card.getByRole('heading').innerText();
      await card.click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await addToCart(page, locale);
      await page
        .getByRole('link', { name: screenText(locale, 'layout.cart'), exact: true })
        .locator('visible=true')
        .click();
      await page.getByText(title).first().waitFor();
      await page.getByRole('link', { name: screenText(locale, 'account.cart.checkout') }).click();

      const account = await registerAtCheckout(page, locale);
      await placeOrder(page);
      await choose(page, locale, 'approve');
      const orderId = await untilPaid(page, locale);
      await page.getByText(orderId).first().waitFor();
      // The cart is empty again, here and in the header: a page that begins with an empty one does not mark it.
      await expect(page.locator('html[data-cart=filled]')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('sente_cart'))).toContain('"items":[]');

      await page.getByRole('link', { name: screenText(locale, 'account.order.toCoursesOwned') }).click();
      await page.locator('main').getByRole('heading', { name: title }).waitFor();
      await page.goto(`/${locale}/origin#/userSpace/purchases`);
      await page.locator('main').getByText(title).first().waitFor();

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
    },
  );
}

test("staff find the order in the back office's own pages", async ({ visit }) => {
  const account = await register(url);
  const placed = await order(url, account, 'tesuji-core', 'journey-staff');
  await pay(url, account, placed, 'approve');
  const [member] = accounts().filter(({ role }) => role === 'staff');
  const { page } = await visit({ locale: 'en-US' });
  await page.goto('/backstage/login');
  await page.locator('#field-email').fill(member?.username ?? '');
  await page.locator('#field-password').fill(member?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/backstage(?!\/login)/);
  // The first page counts it and leads to the list of today's.
  await page.getByRole('link', { name: /[1-9]\d*\s*Orders paid today/ }).click();
  await page.waitForURL(/\/backstage\/collections\/orders\?/);
  await page.getByText(placed.id).first().click();
  await page.waitForURL(/\/backstage\/collections\/orders\/\d+/);
  await page.getByText('Paid', { exact: true }).first().waitFor();
  // What happened to it, and what was sold that day.
  const course = page.getByRole('region', { name: 'Course of the order' });
  await expect(course.getByRole('listitem').first()).toContainText('Order placed');
  await expect(course.getByText(/^Paid · Test payment/)).toBeVisible();
  await page.goto('/backstage/collections/orders/sales');
  await expect(page).toHaveTitle(/^Sales/);
  await expect(page.getByRole('img', { name: /^Paid per day/ }).first()).toBeVisible();
});
