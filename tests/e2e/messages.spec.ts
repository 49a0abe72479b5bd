import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { SchoolClass } from '@/lib/classes/contract';
import type { LoginCard, Student } from '@/lib/students/contract';
import { demoTeacher } from '../setup/demo-teacher';
import { callApi } from '../setup/shop-api';
import { url } from '../setup/shop';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const t = (path: string) => screenText('en-US', `threads.${path}`);
/** A unique name without digits. */
const unique = (name: string) =>
  `${name} ${randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;

/** A new student of the demonstration teacher, logged in by card. */
async function newPupil(token: string) {
  const asTeacher = async <Body>(path: string, body: object) =>
    (await callApi<Body>(url, `course/teach/${path}`, { token, body })).body;
  const { id: schoolClass } = await asTeacher<SchoolClass>('classes', { name: unique('Class') });
  const { student, card } = await asTeacher<{ student: Student; card: LoginCard }>('students', {
    name: unique('Mei'),
    birthYear: null,
    birthMonth: null,
    note: '',
    schoolClass,
  });
  const login = { handle: card.handle, code: card.code };
  const { body } = await callApi<{ token: string }>(url, 'user/class-login', { body: login });
  return { student, token: body.token };
}

const setToken = (page: Page, token: string) =>
  page.addInitScript((value) => localStorage.setItem('sente_token', value), token);

test('a teacher and a student write each other, and what is reported is read by staff alone', async ({
  visit,
  staff,
}) => {
  test.slow();
  const { token } = await demoTeacher();
  const pupil = await newPupil(token);
  const [{ page: teacher }, { page: student }] = [await visit(), await visit()];
  await setToken(teacher, token);
  await setToken(student, pupil.token);

  await teacher.goto(`${url}/en-US/teach/messages`);
  await teacher.getByLabel(t('findStudent')).fill(pupil.student.name);
  await teacher.getByRole('link', { name: pupil.student.name }).click();
  await teacher.getByRole('textbox', { name: t('label') }).fill('Well played today!\nSee you on Saturday.');
  // By the keyboard alone.
  await teacher.keyboard.press('Control+Enter');
  await expect(teacher.getByRole('listitem').filter({ hasText: 'Well played today!' })).toBeVisible();
  await expect(teacher.getByRole('textbox', { name: t('label') })).toHaveValue('');
  expect(await violations(teacher)).toEqual([]);

  await student.goto(`${url}/en-US/learn`);
  await student.getByRole('link', { name: /^Messages/ }).click();
  await student.waitForURL('**/learn/messages**');
  await student.getByRole('listitem').getByRole('link').click();
  await expect(student.getByText('Well played today!')).toBeVisible();
  await student.getByRole('textbox', { name: t('label') }).fill('Thank you');
  await student.getByRole('button', { name: t('send') }).click();
  // Without a reload.
  await expect(teacher.getByText('Thank you')).toBeVisible({ timeout: 20_000 });

  await student.getByText(t('safety')).click();
  await student.getByLabel(t('reportReason')).selectOption('other');
  await student.getByRole('button', { name: t('report') }).click();
  await expect(student.getByText(t('reported'))).toBeVisible();
  expect(await violations(student)).toEqual([]);
  const { docs } = await staff.find('messageReports', { sort: '-id', limit: '1' });
  const report = String(docs[0]!.id);
  await staff.act(`messageReports/${report}/open`, {});
  await staff.act(`messageReports/${report}/close`, { answer: 'We closed it, as asked.' });
  const { docs: noted } = await staff.find('auditLog', { 'where[document][equals]': report, sort: '-id' });
  expect(noted.map(({ action }) => action)).toEqual(expect.arrayContaining(['open', 'close']));
  await expect(student.getByText('We closed it, as asked.', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(teacher.getByText(t('closed.school'))).toBeVisible({ timeout: 20_000 });
  const { status } = await callApi(url, `course/messages/teacher/${pupil.student.id}`, {
    token,
    body: { key: randomUUID(), text: 'x' },
  });
  expect(status).toBe(409);
});
