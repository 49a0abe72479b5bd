import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { press, tabTo } from '../setup/keyboard';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** How to fill in a form and follow its steps in a language. */
function actionsOf(page: Page, locale: Locale) {
  const t = (key: string) => screenText(locale, `account.${key}`);
  const type = async (key: string, text: string) => {
    await tabTo(page, page.getByLabel(t(`fields.${key}`), { exact: true }));
    await page.keyboard.type(text);
  };
  const follow = async (key: string) => {
    await tabTo(page, page.getByRole('button', { name: t(key), exact: true }));
    await page.keyboard.press('Enter');
  };
  const reaches = (state: string) =>
    expect(page.getByRole('heading', { name: t(`request.states.${state}.name`) })).toBeVisible();
  /** In a dialog, which keeps the focus within it. */
  const withdraw = async () => {
    await follow('request.withdraw');
    const question = page.getByRole('dialog').getByRole('button', { name: t('request.withdrawYes'), exact: true });
    await tabTo(page, question);
    await page.keyboard.press('Enter');
    await reaches('WITHDRAWN');
  };
  return { t, type, follow, reaches, withdraw };
}

test('a parent books a trial class and gives the seat back', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US' });
  const { t, type, follow, reaches, withdraw } = actionsOf(page, 'en-US');
  await page.goto('/en-US/branches');
  const link = page
    .locator('.branch-entry')
    .getByRole('link', { name: /^Book / })
    .last();
  await link.focus();
  await page.keyboard.press('Enter');
  await type('childName', 'Sam');
  await tabTo(page, page.getByLabel(t('fields.childAge')));
  await press(page, 'ArrowDown');
  await type('parentName', 'Alex Stone');
  await type('email', `${randomUUID()}@mail.example`);
  await type('contactPhone', '02-5550-0123');
  await follow('trial.submit');
  await reaches('BOOKED');
  await withdraw();
});

test('a school enters a team and withdraws it', async ({ visit }) => {
  const { page } = await visit({ locale: 'ja-JP' });
  const { t, type, follow, reaches, withdraw } = actionsOf(page, 'ja-JP');
  await page.goto('/ja-JP/SchoolChampionships/winter-2026');
  const link = page.getByRole('link', { name: screenText('ja-JP', 'editorial.championships.registerGroup') }).first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await type('school', '見本小学校');
  await type('team', `キー ${Date.now().toString(36)}`);
  for (const number of [1, 2, 3]) {
    await tabTo(page, page.getByLabel(t('entry.player').replace('{number}', String(number)), { exact: true }));
    await page.keyboard.type(`選手${number}`);
  }
  await type('contactName', '石田花子');
  await type('email', `${randomUUID()}@mail.example`);
  await type('contactPhone', '03-5550-0100');
  await follow('entry.submit');
  await reaches('REGISTERED');
  await withdraw();
});

test('a teacher applies with a document', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US' });
  // Has the browser intercept file choosers from now on, rather than from the moment the key is pressed.
  page.on('filechooser', () => {});
  const { t, type, follow, reaches } = actionsOf(page, 'en-US');
  await page.goto('/en-US/TeachingCooperationProject');
  await tabTo(page, page.getByRole('link', { name: 'Apply online' }).first());
  await page.keyboard.press('Enter');
  await type('applicantName', 'Lin Shan');
  await type('email', `${randomUUID()}@mail.example`);
  await type('contactPhone', '0912-345-678');
  await follow('apply.begin');
  await type('experience', 'Six years of classes for children.');
  const certificate = page.getByRole('radio', { name: t('apply.eligibility.certificate') });
  await tabTo(page, certificate);
  await page.keyboard.press('Space');
  await expect(certificate).toBeChecked();
  await tabTo(page, page.getByLabel(t('fields.ownGrade')));
  await press(page, 'ArrowDown');
  await tabTo(page, page.getByLabel(t('apply.documents.choose')));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Open certificate.jpg' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await follow('apply.submit');
  await reaches('SUBMITTED');
});
