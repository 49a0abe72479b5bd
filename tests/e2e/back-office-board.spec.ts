import { accounts } from '../setup/shop';
import { expect, test } from '../setup/test';

/** One pass from end to end: a click on the board, the rules and the search beside it, and what is saved. */
test('staff set up a problem on a board, and the search checks it in a thread of its own', async ({ visit, staff }) => {
  const [member] = accounts().filter(({ role }) => role === 'staff');
  const { id } = await staff.findOne('products', { 'where[code][equals]': 'tesuji-core' });
  const { page } = await visit({ locale: 'en-US' });
  await page.goto('/backstage/login');
  await page.locator('#field-email').fill(member?.username ?? '');
  await page.locator('#field-password').fill(member?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/backstage(?!\/login)/);
  await page.goto(`/backstage/collections/products/${String(id)}?locale=en-US`);
  await page.getByRole('button', { name: 'Board', exact: true }).click();

  const field = page.locator('#field-problem');
  await expect(field.getByRole('grid')).toBeVisible();
  await expect(field.locator('textarea:visible')).toHaveCount(0);
  const search = field.getByRole('region', { name: 'What the search says' });
  await expect(search.getByText(/answer/i).first()).toBeVisible({ timeout: 30_000 });
  await expect(search.getByText('could not start')).toHaveCount(0);

  await field.getByRole('button', { name: '1 Position' }).click();
  const empty = field.getByRole('gridcell', { name: /, empty$/ }).first();
  const name = (await empty.getAttribute('aria-label'))!.replace(', empty', '');
  await field.getByRole('button', { name: 'Circle' }).click();
  await field.getByRole('gridcell', { name: `${name}, empty`, exact: true }).click();
  await expect(field.getByRole('gridcell', { name: `${name}, empty, Circle`, exact: true })).toBeVisible();
  await field.getByRole('button', { name: 'Undo' }).click();
  await expect(field.getByRole('gridcell', { name: `${name}, empty`, exact: true })).toBeVisible();
});
