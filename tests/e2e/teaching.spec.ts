import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { url } from '../setup/shop';
import { callApi } from '../setup/shop-api';
import { decide, emailTo, loginCodeTo, newTeacherEmail, photo } from '../setup/teacher-application';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const locale = 'en-US';
const t = (path: string) => screenText(locale, `account.${path}`);
const linkIn = (text: string) => /\S+#\/requests\/\S+/.exec(text)![0];

test('a teacher applies, is asked for more, pays by transfer and teaches', async ({ visit, staff }) => {
  test.slow();
  const email = newTeacherEmail();
  const { page } = await visit();
  await page.goto(`/${locale}/TeachingCooperationProject`);
  await page.getByRole('link', { name: 'Apply online' }).first().click();
  await page.getByLabel(t('fields.applicantName')).fill('Lin Shan');
  await page.getByLabel(t('fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('fields.contactPhone')).fill('0912-345-678');
  await page.getByRole('button', { name: t('apply.begin') }).click();

  await page.getByLabel(t('fields.experience')).fill('Six years of classes for children.');
  await page.getByRole('radio', { name: t('apply.eligibility.certificate') }).check();
  await page.getByLabel(t('fields.ownGrade')).selectOption('G5');
  await page.getByLabel(t('apply.documents.choose')).setInputFiles(await photo('certificate.jpg'));
  await expect(page.getByRole('button', { name: 'Open certificate.jpg' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('checkbox').blur();
  await expect(page.getByText(t('apply.saving.saved'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // What was written and sent is there after a reload.
  await page.reload();
  await expect(page.getByLabel(t('fields.experience'))).toHaveValue('Six years of classes for children.');
  await expect(page.getByRole('button', { name: 'Open certificate.jpg' })).toBeVisible();
  await page.getByRole('button', { name: t('apply.submit') }).click();
  await expect(page.getByRole('heading', { name: t('request.states.SUBMITTED.name') })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [, reference = ''] = /requests\/([\w-]+)/.exec(page.url())!;

  // Another browser, with the number alone, sees nothing; with the mail's link it sees all.
  const stranger = await visit({ mayComplain: true });
  await stranger.page.goto(`/${locale}/origin#/requests/${reference}`);
  await expect(stranger.page.getByRole('alert')).toBeVisible();

  await decide(staff, reference, 'review');
  await decide(staff, reference, 'askMore', 'The photo is too small to read.');
  const asked = await emailTo(staff, email, 'The photo is too small to read.');
  const again = await visit();
  await again.page.goto(linkIn(asked));
  await again.page.getByRole('link', { name: t('teaching.complete') }).click();
  await expect(again.page.getByText('The photo is too small to read.')).toBeVisible();
  await again.page.getByLabel(t('apply.documents.choose')).setInputFiles(await photo('large.jpg'));
  await expect(again.page.getByRole('button', { name: 'Open large.jpg' })).toBeVisible();
  await again.page.getByRole('button', { name: t('apply.submitAgain') }).click();
  await expect(again.page.getByRole('heading', { name: t('request.states.SUBMITTED.name') })).toBeVisible();

  await decide(staff, reference, 'approve');
  await again.page.reload();
  await expect(
    again.page.getByRole('button', { name: `${t('teaching.copy')} ${t('teaching.reference')}` }),
  ).toBeVisible();
  const { paymentReference } = await staff.findOne('requests', { 'where[reference][equals]': reference });
  await expect(again.page.getByText(String(paymentReference), { exact: true })).toBeVisible();
  await emailTo(staff, email, String(paymentReference));

  await decide(staff, reference, 'pay');
  await decide(staff, reference, 'activate');
  await again.page.reload();
  await expect(again.page.getByRole('heading', { name: t('request.states.ACTIVE.name') })).toBeVisible();

  // The teacher logs in to the new account by an emailed code.
  const { username, role } = await staff.findOne('users', { 'where[email][equals]': email });
  expect(role).toBe('teacher');
  await emailTo(staff, email, t('login.withCode'));
  await callApi(url, 'user/otp', { body: { username, locale } });
  const code = await loginCodeTo(staff, email);
  await page.goto(
    `/${locale}/origin?${new URLSearchParams({ username: String(username), otp: code })}#/userSpace/courses`,
  );
  await expect(page.getByRole('link', { name: new RegExp(t('courses.start')) }).first()).toBeVisible();
});

test('a document that was cut off goes on where it stopped @phone', async ({ visit }) => {
  const { page, context } = await visit({ mayComplain: true });
  await page.goto(`/${locale}/origin#/apply`);
  await page.getByLabel(t('fields.applicantName')).fill('Lin Shan');
  await page.getByLabel(t('fields.email'), { exact: true }).fill(newTeacherEmail());
  await page.getByLabel(t('fields.contactPhone')).fill('0912-345-678');
  await page.getByRole('button', { name: t('apply.begin') }).click();
  const offsets: (string | null)[] = [];
  await context.route('**/parts?**', (route) => {
    offsets.push(new URL(route.request().url()).searchParams.get('offset'));
    return offsets.length === 2 ? route.abort() : route.continue();
  });
  // Noise does not compress, so the file has three parts.
  const raw = { width: 1000, height: 900, channels: 3 as const };
  const buffer = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png()
    .toBuffer();
  await page
    .getByLabel(t('apply.documents.choose'))
    .setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: `${t('apply.documents.goOn')} noise.png` }).click();
  await expect(page.getByRole('button', { name: 'Open noise.png' })).toBeVisible();
  // Three parts, and what had arrived is not sent again.
  expect(new Set(offsets).size).toBe(3);
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
