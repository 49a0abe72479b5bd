import type { Page } from 'playwright';
import { choose, placeOrder, untilPaid } from '../setup/purchase';
import { url } from '../setup/shop';
import { register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { word } from '../setup/words';

const locale = 'zh-TW';
const say = (key: string, values = {}) => word(locale, `account.${key}`, values);

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
  await tabTo(page, 'button', say('learners.add'));
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', say('fields.learnerName'));
  await page.keyboard.type('小美');
  await tabTo(page, 'combobox', say('fields.birthYear'));
  await page.keyboard.type('2019');
  await tabTo(page, 'combobox', say('fields.birthMonth'));
  await page.keyboard.type('5');
  await tabTo(page, 'button', say('learners.save'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '小美' }).waitFor();

  await tabTo(page, 'link', say('learners.toCheckout'));
  await page.keyboard.press('Enter');
  await tabTo(page, 'combobox', say('people.ask.buy'));
  await page.keyboard.press('ArrowDown'); // a Chinese name cannot be typed as keys
  await expect(page.getByRole('combobox', { name: say('people.ask.buy') }).locator('option:checked')).toHaveText(
    '小美',
  );
  await placeOrder(page);
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await expect(page.getByText(say('people.for', { name: '小美' })).first()).toBeVisible();

  await page.goto(`/${locale}/origin#/userSpace/courses`);
  const theirs = page.getByRole('region', { name: '小美' });
  await expect(theirs.getByRole('link', { name: say('courses.start') }).first()).toBeVisible();
});
