import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SchoolClass } from '@/lib/classes/contract';
import type { LoginCard, Student } from '@/lib/students/contract';
import type { Lesson } from '@/lib/lessons/contract';
import type { StudyCourse } from '@/lib/courses/study-contract';
import { languageNames, locales, type Locale } from '@/lib/kernel/i18n/locales';
import { fits } from '../setup/fits';
import { press, tabTo, typeAhead } from '../setup/keyboard';
import { inTurn, matrix } from '../setup/matrix';
import { url } from '../setup/shop';
import { callApi, register, type LoggedIn } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const at = (locale: Locale, path: string, values = {}) => screenText(locale, `teach.progress.${path}`, values);
const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 900 } };

/** A class with a student, who has finished the free lesson of a course in twelve minutes. */
async function makeSchool({ token }: LoggedIn, name: string) {
  const teach = <Body>(path: string, body: unknown) => callApi<Body>(url, `course/teach/${path}`, { token, body });
  const { body: schoolClass } = await teach<SchoolClass>('classes', { name: '週三班' });
  const { body: made } = await teach<{ student: Student; card: LoginCard }>('students', {
    name,
    birthYear: null,
    birthMonth: null,
    note: '',
    schoolClass: schoolClass.id,
  });
  const { handle, code } = made.card;
  const { body: pupil } = await callApi<{ token: string }>(url, 'user/class-login', { body: { handle, code } });
  const { body: courses } = await callApi<StudyCourse[]>(url, 'course/learning?locale=zh-TW', pupil);
  const course = courses.find(({ next }) => next?.isFree)!;
  const path = `course/learning/courses/${course.id}/lessons/${course.next!.id}?locale=zh-TW`;
  const { body: lesson } = await callApi<Lesson>(url, path, pupil);
  const about = { course: course.id, lesson: course.next!.id, occurredAt: new Date().toISOString() };
  await callApi(url, 'course/learning/events', {
    token: pupil.token,
    body: {
      events: [
        { id: randomUUID(), kind: 'stepDone', step: lesson.steps![0]!.id, seconds: 720, ...about },
        { id: randomUUID(), kind: 'finished', ...about },
      ],
    },
  });
  return { schoolClass, student: made.student };
}

for (const locale of inTurn('teach-reports', locales))
  test(
    `${locale}: the report of a class is saved as a table and as PDF, and parents read a student's until their link ends`,
    matrix,
    async ({ visit, staff }) => {
      const account = await register(url, locale);
      const { id } = await staff.findOne('users', { 'where[username][equals]': account.username });
      await staff.update('users', id, { role: 'teacher' });
      const name = '林小棋 Nguyễn';
      const { schoolClass } = await makeSchool(account, name);

      const { page } = await visit({ account, locale, viewport: sizes.desktop });
      await page.goto(`/${locale}/teach`);
      await page.getByRole('link', { name: screenText(locale, 'teach.tabs.progress'), exact: true }).click();
      await page.getByRole('heading', { name: at(locale, 'title') }).waitFor();
      await page.getByRole('link', { name }).waitFor();
      // The bar of the navigation is gone once the page is there.
      await expect(page.locator('#nprogress')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      // The previous page stays in the document, hidden.
      await page.getByRole('combobox', { name: at(locale, 'class'), exact: true }).selectOption(schoolClass.name);
      await page.getByRole('heading', { name: schoolClass.name }).waitFor();
      const total = page.locator('dl div').filter({ hasText: at(locale, 'figures.minutes') });
      await expect(total.getByText('12', { exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      const save = async (format: 'csv' | 'pdf') => {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: at(locale, `file.${format}`), exact: true }).click();
        return readFileSync(await (await saved).path());
      };
      const table = (await save('csv')).toString();
      expect(table).toContain(`\r\n${name},12,1,`);
      expect(table).toContain(`\r\n${at(locale, 'all')},12,1,`);
      expect((await save('pdf')).subarray(0, 5).toString()).toBe('%PDF-');

      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name }).waitFor();
      // The layout is stable once everything has loaded.
      await expect(
        page
          .locator('dl div')
          .filter({ hasText: at(locale, 'figures.minutes') })
          .first(),
      ).toBeVisible();
      await page.getByText(at(locale, 'links.none')).waitFor();
      await page.getByLabel(at(locale, 'links.language')).selectOption(languageNames[locale]);
      await page.getByRole('button', { name: at(locale, 'links.make'), exact: true }).click();
      const address = await page.getByLabel(at(locale, 'links.address')).inputValue();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(sizes.phone);
      await fits(page);
      expect(await violations(page)).toEqual([]);

      const parent = await visit({ locale, javaScriptEnabled: false, mayComplain: true, viewport: sizes.phone });
      const { pathname, search } = new URL(address);
      const shown = await parent.page.goto(pathname + search);
      expect(shown!.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      await parent.page.getByRole('heading', { name: at(locale, 'parents.title', { name }) }).waitFor();
      const term = parent.page.locator('dt').filter({ hasText: at(locale, 'figures.minutes') });
      await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText('12');
      await parent.page.getByRole('link', { name: at(locale, 'spans.lastWeek') }).click();
      await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText('0');
      const looked = await visit({ locale, viewport: sizes.phone });
      await looked.page.goto(pathname + search);
      await fits(looked.page);
      expect(await violations(looked.page)).toEqual([]);

      await page.getByRole('button', { name: at(locale, 'links.revoke') }).click();
      await page.getByText(screenText(locale, 'teach.progress.links.revoked')).waitFor();
      await parent.page.reload();
      await parent.page.getByRole('heading', { name: at(locale, 'parents.unknown') }).waitFor();
    },
  );

test('by the keyboard alone: from the students to a report, its period and a link', async ({ visit, staff }) => {
  const locale = 'en-US';
  const account = await register(url, locale);
  const { id } = await staff.findOne('users', { 'where[username][equals]': account.username });
  await staff.update('users', id, { role: 'teacher' });
  await makeSchool(account, 'Mei Lin');
  const { page } = await visit({ account, locale });
  await page.goto(`/${locale}/teach/progress`);
  const student = page.getByRole('link', { name: 'Mei Lin' });
  await student.waitFor();
  await tabTo(page, student);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Mei Lin' }).waitFor();
  await typeAhead(page, page.getByLabel(at(locale, 'period'), { exact: true }), at(locale, 'spans.lastWeek'));
  await page.getByText(at(locale, 'nothing')).waitFor();
  await tabTo(page, page.getByRole('button', { name: at(locale, 'links.make'), exact: true }));
  await press(page, 'Enter');
  await page.getByLabel(at(locale, 'links.address')).waitFor();
  await tabTo(page, page.getByRole('button', { name: at(locale, 'links.revoke') }));
  await press(page, 'Enter');
  await page.getByText(at(locale, 'links.revoked')).waitFor();
});
