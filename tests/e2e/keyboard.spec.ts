import type { Locator, Page } from 'playwright/test';
import { untilPaid } from '../setup/purchase';
import { url } from '../setup/shop';
import { newAccount } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { heroWord, menuWord, word } from '../setup/words';

const locale = 'en-US';

type Focus = { name: string; isBody: boolean; hasMark: boolean; isCovered: boolean };

/** What has the focus, whether one sees that it has, and whether anything lies over it (WCAG 2.4.7, 2.4.11). */
async function readFocus(): Promise<Focus> {
  // Where nothing moves, a change still takes one frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { name: 'body', isBody: true, hasMark: true, isCovered: false };
  const box = element.getBoundingClientRect();
  // A point of the board draws its mark around itself, a label may for its radio, and a stone is the handle of a slider.
  const around = [
    element,
    element.closest('label'),
    element.parentElement,
    ...(element.matches('[type=range]') ? (element.parentElement?.querySelectorAll('.go-stone') ?? []) : []),
  ];
  const drawn = [
    getComputedStyle(element, '::after'),
    ...around.flatMap((each) => (each ? [getComputedStyle(each)] : [])),
  ];
  const hasMark =
    drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
    getComputedStyle(element).boxShadow !== 'none';
  const spots = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ].map(([x = 0, y = 0]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
  const isSeen = spots.some(
    (top) =>
      top &&
      (element.contains(top) ||
        top.contains(element) ||
        top === element.closest('label') ||
        element.closest('label')?.contains(top)),
  );
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    name: `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40) || element.getAttribute('name') || element.className}`,
    isBody: false,
    hasMark,
    isCovered: !isSeen,
  };
}

async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  const focus = await page.evaluate(readFocus);
  expect(focus, `focus on ${page.url()}`).toEqual({ ...focus, hasMark: true, isCovered: false });
  return focus;
}

/** Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab', most = 120): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < most; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test('a whole purchase', async ({ visit }) => {
  const { page } = await visit({ locale });
  await page.goto(`/${locale}`);

  const skip = page.getByRole('link', { name: word(locale, 'layout.skip') });
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
  await board.getByRole('status').getByText(heroWord(locale, 'solved')).waitFor();

  await tabTo(
    page,
    page
      .locator('header nav')
      .first()
      .getByRole('link', { name: menuWord(locale, 'courses') }),
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
      .getByRole('link', { name: word(locale, 'course.add') })
      .first(),
  );
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: word(locale, 'layout.cart'), exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: word(locale, 'account.cart.checkout') }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: word(locale, 'account.checkout.title') }).waitFor();
  await tabTo(page, page.locator('main').getByRole('link', { name: word(locale, 'account.register.title') }));
  await page.keyboard.press('Enter');

  // Sent empty, the form says what is missing and puts the focus on the first field.
  const account = newAccount();
  const register = page.getByRole('button', { name: word(locale, 'account.register.submit') });
  await tabTo(page, register);
  await page.keyboard.press('Enter');
  const username = page.getByRole('textbox', { name: word(locale, 'account.fields.username') });
  await expect.poll(() => username.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await username.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type(account.username);
  await tabTo(page, page.getByRole('textbox', { name: word(locale, 'account.fields.email') }));
  await page.keyboard.type(account.email);
  await tabTo(page, page.locator('input[autocomplete=new-password]'));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');

  await page.getByText(account.email).waitFor();
  await tabTo(page, page.locator('main button[type=submit][form=checkout-form]'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await tabTo(page, page.getByRole('button', { name: word(locale, 'sandbox.approve'), exact: true }));
  await page.keyboard.press('Enter');
  await untilPaid(page, locale);
  // What the order gave comes a moment later and moves what is below it.
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: word(locale, 'account.order.toCoursesOwned') }));
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
  for (const [name, path, width] of pages)
    test(`${name}, forwards and backwards`, async ({ visit }) => {
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
  const dialog = page.getByRole('dialog', { name: word(locale, 'layout.switchLanguage') });
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
