import type { Page } from 'playwright/test';
import { accounts } from '../setup/shop';
import { expect, test } from '../setup/test';

async function logIn(page: Page) {
  const [member] = accounts().filter(({ role }) => role === 'staff');
  await page.goto('/backstage/login');
  await page.locator('#field-email').fill(member?.username ?? '');
  await page.locator('#field-password').fill(member?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/backstage(?!\/login)/);
}

test('the menu is there from the first login, in the language of the browser', async ({ visit }) => {
  const { page } = await visit({ locale: 'zh-HK' });
  await logIn(page);
  const products = page.getByRole('link', { name: '商品', exact: true });
  await expect(products).toBeInViewport();
  await page.reload();
  await expect(products).toBeInViewport();
});

test('opening the form of a new campaign leaves nothing behind, and its draft is saved when its writer says so', async ({
  visit,
  staff,
}) => {
  const { page } = await visit({ locale: 'en-US' });
  await logIn(page);
  const before = await staff.find('campaigns', { draft: 'true' });
  await page.goto('/backstage/collections/campaigns/create?locale=en-US');
  await page.locator('#field-title').fill('Spring');
  await page.locator('#field-token').fill('neverSaved');
  await expect(page.locator('#action-save-draft')).toBeEnabled();
  expect((await staff.find('campaigns', { draft: 'true' })).totalDocs).toBe(before.totalDocs);
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/\/collections\/campaigns\/\d+/);
  const { id } = await staff.findOne('campaigns', { draft: 'true', 'where[token][equals]': 'neverSaved' });
  // Restores the campaigns for the other tests.
  await staff.remove('campaigns', id);
});
