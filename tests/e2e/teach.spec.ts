import { randomBytes } from 'node:crypto';
import { locales } from '@/lib/kernel/i18n/locales';
import { demoTeacher } from '../setup/demo-teacher';
import { fits } from '../setup/fits';
import { inTurn, matrix } from '../setup/matrix';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const letters = (count: number) =>
  randomBytes(count)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

for (const locale of inTurn('teach', locales))
  test(
    `${locale}: forty students from a sheet, their cards, a login by one of them, and an account that goes to the family`,
    matrix,
    async ({ visit, staff }) => {
      test.slow();
      const t = (path: string, values = {}) => screenText(locale, `teach.${path}`, values);
      const field = (path: string) => screenText(locale, `account.fields.${path}`);
      const { page } = await visit({ account: await demoTeacher(), locale, viewport: { width: 390, height: 844 } });
      const className = `甲班 ${letters(4)}`;

      await page.goto(`/${locale}/teach`);
      await page.getByRole('link', { name: t('import.toImport') }).click();
      const rows = Array.from(
        { length: 40 },
        (_, index) => `學生${letters(3)}\t2018-0${(index % 9) + 1}\t${className}`,
      );
      await page
        .getByLabel(t('import.paste'))
        .fill(`姓名\t出生年月\t班級\n${rows.join('\n')}\n\t2018-05\t${className}`);
      await page.getByRole('button', { name: t('import.check') }).click();
      await page.getByText(t('import.faults.NAME_MISSING')).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: /40/ }).click();
      await page.getByRole('heading', { name: t('cards.title') }).waitFor();
      await expect(page.locator('.teach-card')).toHaveCount(40);
      expect(await violations(page)).toEqual([]);
      await fits(page);

      // On paper: the cards alone, eight on a sheet.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.teach-header')).toBeHidden();
      await expect(page.getByRole('button', { name: t('cards.print') })).toBeHidden();
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(sheets).toHaveLength(5);
      await page.emulateMedia({ media: 'screen' });

      const [handle = '', code = ''] = await page.locator('.teach-card').first().locator('.teach-code').allInnerTexts();
      const name = await page.locator('.teach-card').first().locator('.text-xl').innerText();
      // The session ends under the page, which the browser reports.
      const { page: pupil } = await visit({ locale, mayComplain: true });
      await pupil.goto(`/${locale}/origin#/login`);
      await pupil.getByRole('link', { name: screenText(locale, 'account.login.withCard') }).click();
      await pupil.getByLabel(field('cardHandle')).fill(handle.toLowerCase());
      await pupil.getByLabel(field('cardCode')).fill(code.replace('-', ' '));
      expect(await violations(pupil)).toEqual([]);
      await pupil.getByRole('button', { name: screenText(locale, 'account.login.submit') }).click();
      await pupil.waitForURL(`**/${locale}/learn`);
      await expect(pupil.getByText(name)).toBeVisible();

      await page.getByRole('link', { name: t('student.back') }).click();
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name }).waitFor();
      expect(await violations(page)).toEqual([]);
      await fits(page);
      const email = `family-${letters(5)}@mail.example`;
      await page.getByLabel(t('family.email')).fill(email);
      await page.getByLabel(t('family.language')).selectOption(locale);
      await page.getByRole('button', { name: t('family.send') }).click();
      await page.getByRole('button', { name: t('family.withdraw') }).waitFor();

      const familyEmail = async () =>
        (await staff.find('outbox', { 'where[to][equals]': email })).docs.map(
          ({ data }) => data as { href?: string },
        )[0];
      await expect.poll(async () => (await familyEmail())?.href ?? '').toContain('/origin#/family?token=');
      const { page: family } = await visit({ locale });
      await family.goto((await familyEmail())!.href!);
      await family.getByText(email).waitFor();
      expect(await violations(family)).toEqual([]);
      await family.getByLabel(field('newPassword')).fill(`${letters(6)} stone garden`);
      await family.getByRole('button', { name: screenText(locale, 'account.handover.submit') }).click();
      await family.getByRole('heading', { name: screenText(locale, 'account.teachers.title') }).waitFor();
      // The card no longer logs in.
      await pupil.reload();
      await expect(pupil.getByText(name)).toBeHidden();
    },
  );

test('a class is made by keyboard alone', async ({ visit }) => {
  const locale = 'en-US';
  const t = (path: string, values = {}) => screenText(locale, `teach.${path}`, values);
  const { page } = await visit({ account: await demoTeacher(), locale });
  await page.goto(`/${locale}/teach/classes`);
  const add = page.getByRole('button', { name: t('classes.add') });
  await add.waitFor();
  for (let press = 0; !(await add.evaluate((element) => element === document.activeElement)); press += 1) {
    expect(press).toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const name = `Class ${letters(4)}`;
  await expect(page.getByLabel(screenText(locale, 'account.fields.className'))).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name }).waitFor();
  expect(await violations(page)).toEqual([]);
});
