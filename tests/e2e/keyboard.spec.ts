import { press, tabTo } from '../setup/keyboard';
import { inTurn, matrix } from '../setup/matrix';
import { untilPaid } from '../setup/purchase';
import { url } from '../setup/shop';
import { newAccount } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { heroText, menuLabel, screenText } from '../setup/screen-text';

const locale = 'en-US';

test('a whole purchase', async ({ visit }) => {
  const { page } = await visit({ locale });
  await page.goto(`/${locale}`);

  const skip = page.getByRole('link', { name: screenText(locale, 'layout.skip') });
  await press(page, 'Tab');
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');

  // The hero: arrows find the point, Enter plays it.
  const board = page.locator('.go-play[data-ready]').first();
  await tabTo(page, board.locator('[role=gridcell][tabindex="0"]'));
  await page.keyboard.press('Home');
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe('F4');
  await page.keyboard.press('Enter');
  await board.getByRole('status').getByText(heroText(locale, 'solved')).waitFor();

  await tabTo(
    page,
    page
      .locator('header nav')
      .first()
      .getByRole('link', { name: menuLabel(locale, 'courses') }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/${locale}/courses`);
  await tabTo(page, page.locator('a[href$="/courses/type/bundle"]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/coursesType=bundle/);
  await tabTo(page, page.locator('.pc-grid a[href$="/courses/combo-05"]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/${locale}/courses/combo-05`);

  await tabTo(
    page,
    page
      .locator('main')
      .getByRole('link', { name: screenText(locale, 'course.add') })
      .first(),
  );
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: screenText(locale, 'layout.cart'), exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: screenText(locale, 'account.cart.checkout') }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: screenText(locale, 'account.checkout.title') }).waitFor();
  await tabTo(page, page.locator('main').getByRole('link', { name: screenText(locale, 'account.register.title') }));
  await page.keyboard.press('Enter');

  // Submitted empty, the form shows what is missing and focuses the first field.
  const account = newAccount();
  const register = page.getByRole('button', { name: screenText(locale, 'account.register.submit') });
  await tabTo(page, register);
  await page.keyboard.press('Enter');
  const username = page.getByRole('textbox', { name: screenText(locale, 'account.fields.username') });
  await expect.poll(() => username.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await username.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type(account.username);
  await tabTo(page, page.getByRole('textbox', { name: screenText(locale, 'account.fields.email') }));
  await page.keyboard.type(account.email);
  await tabTo(page, page.locator('input[autocomplete=new-password]'));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');

  await page.getByText(account.email).waitFor();
  await tabTo(page, page.locator('main button[type=submit][form=checkout-form]'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await tabTo(page, page.getByRole('button', { name: screenText(locale, 'sandbox.approve'), exact: true }));
  await page.keyboard.press('Enter');
  await untilPaid(page, locale);
  // The list of what the order gave loads a moment later and moves the content below it.
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: screenText(locale, 'account.order.toCoursesOwned') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/userSpace\/courses/);
});

test.describe('the focus is seen and never covered', () => {
  const pages: [string, string, number][] = [
    ['home', '', 1280],
    ['home on a phone', '', 390],
    ['courses', '/courses', 1280],
    ['a course on a phone', '/courses/combo-05', 390],
    ['a course', '/courses/combo-05', 1280],
  ];
  for (const [name, path, width] of inTurn('keyboard', pages))
    test(`${name}, forwards and backwards`, matrix, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 700 } });
      await page.goto(`/zh-TW${path}`);
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0;
        for (let focus = await press(page, key); !focus.isBody && stops < 200; focus = await press(page, key))
          stops += 1;
        expect(stops).toBeGreaterThan(8);
      }
    });
});

test('menus and the language dialog open, close and give the focus back', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 780 } });
  await page.goto(`/${locale}`);
  const menu = page.locator('header details.mobile-menu');
  await tabTo(page, menu.locator('summary'));
  await page.keyboard.press('Enter');
  const open = menu.locator('.language-choice button');
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: screenText(locale, 'layout.switchLanguage') });
  await dialog.waitFor();
  for (let n = 0; n < 8; n += 1) {
    await press(page, 'Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  expect(await menu.locator('summary').evaluate((element) => element === document.activeElement)).toBe(true);
});
