import { randomBytes } from 'node:crypto';
import type { OwnTeacherPage } from '@/lib/teacher-page/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import { callApi, type LoggedIn } from '../setup/shop-api';
import { demoTeacher } from '../setup/demo-teacher';
import { url } from '../setup/shop';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const inPage = (path: string) => screenText('en-US', `teach.page.${path}`);

const ownPage = async ({ token }: LoggedIn) =>
  (await callApi<{ page: OwnTeacherPage | null }>(url, 'course/teach/page', { token })).body;

// The demonstration teacher's page is the only one: without it no teacher is listed, and each footer changes.
test('a teacher’s page is found while it is on, in the languages it is in', async ({ visit }) => {
  test.slow();
  const account = await demoTeacher();
  const { page: before } = await ownPage(account);
  const slug = `mei-${randomBytes(4).toString('hex')}`;
  const { page } = await visit({ account });
  await page.goto(`${url}/en-US/teach/page`);
  await page.getByLabel(inPage('name')).fill('Lin Mei');
  await page.getByLabel(inPage('slug')).fill(slug);
  for (const box of await page.getByRole('group').getByRole('checkbox').all()) await box.uncheck();
  await page.getByRole('checkbox', { name: 'English' }).check();
  await page.getByLabel(inPage('fields.about')).fill('I have taught Go to children for ten years.');
  await page.getByLabel(inPage('fields.places')).fill('Taipei');
  await page.getByRole('checkbox', { name: inPage('isOn') }).check();
  await page.getByRole('button', { name: inPage('save') }).click();
  await expect(page.getByText(inPage('savedOn'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const { page: visitor } = await visit();
  const statusOf = async (locale: string, path = `teachers/${slug}`) =>
    (await visitor.request.get(`${url}/${locale}/${path}`)).status();
  await expect.poll(() => statusOf('en-US'), { timeout: 20_000 }).toBe(200);
  await visitor.goto(`${url}/en-US/teachers/${slug}`);
  await expect(visitor.getByRole('heading', { name: 'Lin Mei' })).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  const languages = await visitor
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languages.sort()).toEqual(['en-US', 'x-default']);
  for (const locale of locales.filter((one) => one !== 'en-US')) expect(await statusOf(locale)).toBe(404);
  const sitemap = async () => (await visitor.request.get(`${url}/sitemaps/en-US-1.xml`)).text();
  await expect.poll(sitemap, { timeout: 20_000 }).toContain(`/teachers/${slug}`);

  await page.getByRole('checkbox', { name: inPage('isOn') }).uncheck();
  await page.getByRole('button', { name: inPage('save') }).click();
  await expect(page.getByText(inPage('savedOff'))).toBeVisible();
  await expect.poll(() => statusOf('en-US'), { timeout: 20_000 }).toBe(404);

  const { takenDownReason: _, ...saved } = before!;
  expect((await callApi(url, 'course/teach/page', { token: account.token, method: 'PUT', body: saved })).status).toBe(
    200,
  );
});
