import type { Page } from 'playwright';
import { choose, placeOrder, untilPaid } from '../setup/purchase';
import { url } from '../setup/shop';
import { register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const locale = 'zh-TW';
const t = (key: string, values = {}) => screenText(locale, `account.${key}`, values);

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'combobox' | 'link', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await wanted.waitFor();
  for (let press = 0; press < 120; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${name}`);
}

test('a parent adds a child by keyboard, buys for them and finds it in their list', async ({ visit }) => {
  const parent = await register(url, locale);
  const { page } = await visit({ account: parent, locale, cart: ['kidbasic'] });
  await page.goto(`/${locale}/origin#/userSpace/learners`);
  await tabTo(page, 'button', t('learners.add'));
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', t('fields.learnerName'));
  await page.keyboard.type('小美');
  await tabTo(page, 'combobox', t('fields.birthYear'));
  await page.keyboard.type('2019');
  await tabTo(page, 'combobox', t('fields.birthMonth'));
  await page.keyboard.type('5');
  await tabTo(page, 'button', t('learners.save'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '小美' }).waitFor();

  await tabTo(page, 'link', t('learners.toCheckout'));
  await page.keyboard.press('Enter');
  await tabTo(page, 'combobox', t('people.ask.buy'));
  await page.keyboard.press('ArrowDown'); // a Chinese name cannot be typed as keys
  await expect(page.getByRole('combobox', { name: t('people.ask.buy') }).locator('option:checked')).toHaveText('小美');
  await placeOrder(page);
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await expect(page.getByText(t('people.for', { name: '小美' })).first()).toBeVisible();

  await page.goto(`/${locale}/origin#/userSpace/courses`);
  const theirs = page.getByRole('region', { name: '小美' });
  await expect(theirs.getByRole('link', { name: t('courses.start') }).first()).toBeVisible();
});
