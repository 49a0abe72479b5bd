import { randomBytes, randomUUID } from 'node:crypto';
import type { SchoolClass } from '@/lib/classes/contract';
import type { BankProblem } from '@/lib/bank/bank-problem';
import { demoTeacher } from '../setup/demo-teacher';
import { url } from '../setup/shop';
import { callApi, register, type LoggedIn } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const locale = 'zh-TW';
const t = (path: string, values: Record<string, string | number> = {}) => screenText(locale, path, values);
const letters = () =>
  randomBytes(4)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

/** The demonstration teacher, whose year is active, with a new class for this test. */
async function teacherWithClass() {
  const teacher = await demoTeacher();
  const body = { name: `乙班 ${letters()}` };
  const { body: schoolClass } = await callApi<SchoolClass>(url, 'course/teach/classes', { token: teacher.token, body });
  return { teacher, schoolClass };
}

/** A problem of the bank, given to the class. */
async function giveHomework({ token }: LoggedIn, schoolClass: string, title: string) {
  const query = 'theme=capture&grade=19';
  const { body } = await callApi<{ items: BankProblem[] }>(url, `course/teach/homework/problems?${query}`, { token });
  const items = [{ kind: 'problem', problem: body.items[0]!.id }];
  const given = { key: randomUUID(), title, words: '', due: null, items, schoolClass, students: [] };
  const { status } = await callApi(url, `course/teach/homework?locale=${locale}`, { token, body: given });
  expect(status).toBe(200);
}

test('a family’s learner joins a class by an invitation, gets its homework, and leaves', async ({ visit }) => {
  test.slow();
  const { teacher, schoolClass } = await teacherWithClass();
  const family = await register(url, locale);
  const mei = { name: `小美${letters()}`, birthYear: 2019, birthMonth: 5 };
  const { body: learner } = await callApi<{ id: string }>(url, 'user/learners', { token: family.token, body: mei });

  const { page: desk } = await visit({ account: teacher, locale });
  await desk.goto(`/${locale}/teach/classes#/invitations/${schoolClass.id}`);
  await desk.getByRole('button', { name: t('teach.joining.make'), exact: true }).click();
  const code = await desk.locator('.teach-code').first().innerText();
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(await violations(desk)).toEqual([]);

  // A visitor is led back to the invitation after logging in.
  const { page: stranger } = await visit({ locale });
  await stranger.goto(`/${locale}/origin#/join?code=${code}`);
  await stranger.getByText(t('account.login.leadJoin')).waitFor();
  await expect(stranger.getByText(schoolClass.name)).toHaveCount(0);

  const { page } = await visit({ account: family, locale, viewport: { width: 390, height: 844 } });
  await page.goto(`/${locale}/origin#/join?code=${code}`);
  await page.getByText(schoolClass.name).waitFor();
  await page.getByText(t('account.joining.seesNot')).waitFor();
  await page.getByRole('radio', { name: mei.name }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('account.joining.ask') }).click();
  await page.getByText(t('account.joining.states.waiting')).waitFor();

  await desk.goto(`/${locale}/teach/classes`);
  await desk.getByRole('button', { name: `${t('teach.joining.accept')} ${mei.name}` }).click();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: t('teach.joining.acceptNow') }).click();
  await expect(desk.getByRole('button', { name: `${t('teach.joining.accept')} ${mei.name}` })).toHaveCount(0);
  const title = `作業 ${letters()}`;
  await giveHomework(teacher, schoolClass.id, title);
  const homework = `course/learning/homework?learner=${learner.id}`;
  const given = async () =>
    (await callApi<{ items: { title: string }[] }>(url, homework, { token: family.token })).body.items.map(
      (one) => one.title,
    );
  expect(await given()).toEqual([title]);

  await page.goto(`/${locale}/origin#/userSpace/account`);
  const teachers = page.getByRole('listitem').filter({ hasText: schoolClass.name });
  await expect(teachers).toContainText(mei.name);
  await teachers.getByRole('button', { name: t('account.teachers.leave') }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('account.teachers.leaveNow') }).click();
  await expect(teachers).toHaveCount(0);
  expect(await given()).toEqual([]);
  await desk.goto(`/${locale}/teach#/class/${schoolClass.id}`);
  await desk.getByText(t('teach.students.noneFound')).waitFor();
  await expect(desk.getByText(mei.name)).toHaveCount(0);
});
