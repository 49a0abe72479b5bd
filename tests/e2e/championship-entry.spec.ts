import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const text = (key: string) => screenText('zh-TW', `account.${key}`);

test('a school enters a team from the page of the event, finds the place taken, and withdraws @phone', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'zh-TW' });
  await page.goto('/zh-TW/SchoolChampionships/winter-2026');
  const group = page.locator('main li').filter({ has: page.getByRole('heading', { name: '國中組' }) });
  await expect(group.getByText(/還有 \d+ 個名額/)).toBeVisible();
  const left = Number(/\d+/.exec((await group.getByText(/還有 \d+ 個名額/).textContent()) ?? '')?.[0]);

  await group.getByRole('link', { name: screenText('zh-TW', 'editorial.championships.registerGroup') }).click();
  await expect(page.getByRole('radio', { name: /國中組/ })).toBeChecked();
  await page.getByRole('button', { name: text('entry.submit'), exact: true }).click();
  await expect(page.getByText(text('invalid.school'))).toBeVisible();
  await page.getByLabel(text('fields.school')).fill('範例國中');
  await page.getByLabel(text('fields.team')).fill(`測試 ${Date.now().toString(36)}`);
  for (const number of [1, 2, 3]) await page.getByLabel(`選手 ${number}`, { exact: true }).fill(`選手${number}`);
  await page.getByLabel(text('fields.contactName')).fill('王老師');
  await page.getByLabel(text('fields.email')).fill(`school-${Date.now()}@mail.example`);
  await page.getByLabel(text('fields.contactPhone')).fill('02-0000-0100');
  await page.getByRole('button', { name: text('entry.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('request.states.REGISTERED.name') })).toBeVisible();
  await expect(page.getByText('選手1、選手2、選手3')).toBeVisible();
  const own = page.url();

  await page.goto('/zh-TW/SchoolChampionships/winter-2026');
  await expect(group.getByText(`還有 ${left - 1} 個名額`)).toBeVisible();

  await page.goto(own);
  await page.getByRole('button', { name: text('request.withdraw'), exact: true }).click();
  await page.getByRole('button', { name: text('request.withdrawYes'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('request.states.WITHDRAWN.name') })).toBeVisible();
});
