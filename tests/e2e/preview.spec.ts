import { draftCookie } from '@/server/next/draft-cookie';
import { accounts, url } from '../setup/shop';
import { expect, test } from '../setup/test';

const slug = 'terms-of-service';
const drafted = 'A sketch of the terms';

test('a draft is shown to an editor, beside its form too, until they log out', async ({ visit, staff }) => {
  const { page, context } = await visit({ mayComplain: true });
  // The back office accepts its cookie only from requests with an Origin header.
  const office = (method: string, path: string, data?: unknown) =>
    page.request.fetch(`/backstage/api/${path}`, {
      method,
      headers: { origin: url },
      ...(data !== undefined && { data }),
    });
  const { id, title } = await staff.findOne('pages', { 'where[slug][equals]': slug, locale: 'en-US' });
  const { username, password } = accounts().find(({ role }) => role === 'staff')!;
  expect((await office('POST', 'staff/login', { email: username, password })).status()).toBe(200);
  const draft = { title: drafted, _status: 'draft' };
  expect((await office('PATCH', `pages/${String(id)}?draft=true&locale=en-US`, draft)).status()).toBe(200);

  await page.goto(`/api/preview?${new URLSearchParams({ of: 'pages', name: slug, locale: 'en-US' })}`);
  await expect(page).toHaveURL(new RegExp(`/en-US/${slug}$`));
  await expect(page).toHaveTitle(new RegExp(drafted));
  await expect(page.getByText('You are looking at a draft.')).toBeVisible();
  const shown = await page.reload();
  expect(shown?.headers()['cache-control']).toMatch(/private.*no-store/);
  // A visitor with the same draft-mode cookie, but without a session.
  const cookies = await context.cookies();
  const { page: stranger } = await visit();
  await stranger.context().addCookies(cookies.filter(({ name }) => name === draftCookie));
  await stranger.goto(`/en-US/${slug}`);
  await expect(stranger.getByText('You are no longer logged in to the back office')).toBeVisible();
  await expect(stranger).toHaveTitle(new RegExp(String(title)));

  await page.goto(`/backstage/collections/pages/${String(id)}?locale=en-US`);
  const frame = page.frameLocator('#live-preview-iframe');
  await page.locator('#live-preview-toggler').click();
  await expect(frame.getByText('You are looking at a draft.')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => frame.locator('title').textContent()).toContain(drafted);

  expect((await office('POST', 'staff/logout')).status()).toBe(200);
  await page.goto(`/en-US/${slug}`);
  await expect(page).toHaveTitle(new RegExp(String(title)));
  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(new RegExp(`/en-US/${slug}$`));
  await expect(page.getByText('You are no longer logged in to the back office')).toBeHidden();
  // Restores the page for the other tests.
  await staff.update('pages', id, { title, _status: 'published' }, 'en-US');
});
