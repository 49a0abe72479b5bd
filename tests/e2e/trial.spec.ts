import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

/** Each language has branches of its own, so two parents never ask for the same seat. */
const parents = [
  { locale: 'zh-TW', child: '小石', name: '王大石' },
  { locale: 'ja-JP', child: '碁太', name: '石田花子' },
] as const;

/** The link to the last class on the page with a free seat: the next one may begin meanwhile. */
const freeClass = (page: Page, locale: Locale) =>
  page
    .locator('.branch-entry')
    .locator('a[href*="book/"], a[href*="trial/form"]')
    .filter({ hasText: screenText(locale, 'branches.book'), visible: true })
    .last();

/** The text about a class in the HTML of the page: its time and its free seats. */
async function schedule(page: Page, locale: Locale, classId: string): Promise<string> {
  const html = await (await page.request.get(`/${locale}/branches`)).text();
  const at = html.indexOf(`#/book/${classId}`);
  return html
    .slice(html.lastIndexOf('<li', at), at)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ');
}
// Takes about 0.8 s alone; here two browsers share the machine. A page that was not invalidated would stay stale for a minute.
const soon = { timeout: 15_000, intervals: [100] };

for (const { locale, child, name } of inTurn('trial', parents))
  test(
    `${locale}: a parent books a trial class, finds it by the mail's link and gives the seat back`,
    matrix,
    async ({ visit, staff }) => {
      const text = (key: string) => screenText(locale, `account.${key}`);
      const email = `${randomUUID()}@mail.example`;
      const { page } = await visit({ locale });
      await page.goto(`/${locale}/branches`);
      const link = freeClass(page, locale);
      const classId = /book\/([A-Za-z0-9-]+)$/.exec((await link.getAttribute('href'))!)![1]!;
      const before = await schedule(page, locale, classId);

      await link.click();
      await page.getByLabel(text('fields.childName')).fill(child);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel(text('fields.childAge')).selectOption({ index: 1 });
      await page.getByLabel(text('fields.parentName')).fill(name);
      await page.getByLabel(text('fields.email')).fill(email);
      await page.getByLabel(text('fields.contactPhone')).fill('02-5550-0123');
      await page.getByRole('button', { name: text('trial.submit') }).click();
      await expect(page.getByRole('heading', { name: text('request.states.BOOKED.name') })).toBeVisible();
      await expect.poll(() => schedule(page, locale, classId), soon).not.toBe(before);

      const query = { 'where[to][equals]': email, 'where[status][not_equals]': 'PENDING', sort: 'id' };
      await expect.poll(async () => (await staff.find('outbox', query)).totalDocs, { timeout: 15_000 }).toBe(1);
      const mail = String((await staff.findOne('outbox', query)).text);
      // The email address is not confirmed: only the page shows who booked for whom.
      expect(mail).not.toContain(child);
      const [opened] = /\S+#\/requests\/\S+/.exec(mail)!;

      // On another device, without a login.
      const { page: other } = await visit({ locale });
      await other.goto(opened);
      await expect(other.getByRole('heading', { name: text('request.states.BOOKED.name') })).toBeVisible();
      expect(await violations(other)).toEqual([]);
      await other.getByRole('button', { name: text('request.withdraw'), exact: true }).click();
      const question = other.getByRole('dialog', { name: text('request.withdrawTitle') });
      await question.getByRole('button', { name: text('request.withdrawYes'), exact: true }).click();
      await expect(other.getByRole('heading', { name: text('request.states.WITHDRAWN.name') })).toBeVisible();
      await expect.poll(() => schedule(other, locale, classId), soon).toBe(before);
    },
  );

test('zh-CN: without JavaScript a trial class is booked and given back by plain forms', async ({ visit }) => {
  const locale = 'zh-CN';
  const text = (key: string) => screenText(locale, `account.${key}`);
  // The form comes back with its errors, in a response that the browser reports.
  const { page } = await visit({ locale, javaScriptEnabled: false, mayComplain: true });
  await page.goto(`/${locale}/branches`);
  await freeClass(page, locale).click();
  await expect(page.getByRole('heading', { level: 1, name: text('trial.title') })).toBeVisible();
  expect(await page.getByRole('textbox').count()).toBe(5);
  await page.getByLabel(text('fields.childName')).fill('小石');
  await page.getByLabel(text('fields.childAge')).selectOption({ index: 1 });
  await page.getByLabel(text('fields.parentName')).fill('王大石');
  await page.getByLabel(text('fields.email')).fill(`${randomUUID()}@mail.example`);
  // The browser accepts it; the shop rejects it.
  await page.getByLabel(text('fields.contactPhone')).fill('     ');
  await page.getByRole('button', { name: text('trial.submit') }).click();
  await expect(page.getByText(text('invalid.contactPhone'))).toBeVisible();
  await expect(page.getByLabel(text('fields.childName'))).toHaveValue('小石');
  await page.getByLabel(text('fields.contactPhone')).fill('021-5550-0123');
  await page.getByRole('button', { name: text('trial.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('request.states.BOOKED.name') })).toBeVisible();
  await page.getByRole('button', { name: text('request.withdraw'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('request.states.WITHDRAWN.name') })).toBeVisible();
});
