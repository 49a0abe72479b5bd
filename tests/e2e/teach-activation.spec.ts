import type { Page } from 'playwright/test';
import type { Activatable } from '@/lib/activation/contract';
import type { SchoolClass } from '@/lib/classes/contract';
import type { LoginCard, Student } from '@/lib/students/contract';
import { choose, untilPaid } from '../setup/purchase';
import { callApi, register, type LoggedIn } from '../setup/shop-api';
import type { BackOffice } from '../setup/back-office';
import { url } from '../setup/shop';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

/** A teacher's purchases for a class from end to end: within the own grade and beyond it, paid in the sandbox, and owned by the student. */
const locale = 'en-US';
const t = (path: string, values?: Record<string, string | number>) => screenText(locale, `activation.${path}`, values);
const inDollars = 'locale=en-US&currency=USD';

async function makeTeacher(staff: BackOffice, rank: string): Promise<LoggedIn> {
  const teacher = await register(url, locale);
  const { id } = await staff.findOne('users', { 'where[username][equals]': teacher.username });
  await staff.update('users', id, { role: 'teacher', rank });
  return teacher;
}

type Made = { student: Student; card: LoginCard };
async function makeStudents({ token }: LoggedIn, ...names: string[]): Promise<Made[]> {
  const { body: schoolClass } = await callApi<SchoolClass>(url, 'course/teach/classes', {
    token,
    body: { name: '3A' },
  });
  const made: Made[] = [];
  for (const name of names) {
    const body = { name, birthYear: null, birthMonth: null, note: '', schoolClass: schoolClass.id };
    made.push((await callApi<Made>(url, 'course/teach/students', { token, body })).body);
  }
  return made;
}
async function logIn({ card: { handle, code } }: Made): Promise<string> {
  return (await callApi<{ token: string }>(url, 'user/class-login', { body: { handle, code } })).body.token;
}
const ownedBy = async (token: string) =>
  (await callApi<{ productId: string }[]>(url, 'user/entitlements', { token })).body.map(({ productId }) => productId);

async function courses({ token }: LoggedIn) {
  const { body } = await callApi<Activatable>(url, `course/teach/activatable?${inDollars}`, { token });
  const { items } = body.courses;
  return {
    within: items.find(({ refusal }) => refusal === null)!,
    beyond: items.find(({ refusal, gradeNeeded }) => refusal === 'BEYOND_GRADE' && gradeNeeded === 5)!,
  };
}

const payNow = (page: Page) => page.getByRole('button', { name: /^Order and pay/ }).click();

test('a course is activated within the own grade, paid for, and the student’s; beyond it there is none', async ({
  visit,
  staff,
}) => {
  test.slow();
  const teacher = await makeTeacher(staff, 'G10');
  const [mei, bao] = await makeStudents(teacher, 'Mei Lin', 'Bao Chen');
  const { within, beyond } = await courses(teacher);
  const { page } = await visit({ account: teacher, locale });
  await page.goto(`/${locale}/teach/activation`);
  await page.getByText(t('grade.known', { grade: 10, from: 19, to: 15 })).waitFor();
  await expect(page.getByRole('radio', { name: beyond.title })).toHaveCount(0);
  await page.getByText(t('course.others')).click();
  const rejected = page.getByRole('listitem').filter({ hasText: beyond.title });
  await expect(rejected).toContainText(t('course.needs', { grade: 5 }));
  expect(await violations(page)).toEqual([]);
  // Nor can it be bought by a direct call of the API.
  const wanted = {
    productId: beyond.productId,
    locale,
    currency: 'USD',
    students: [mei!.student.id],
    expectedTotal: 10,
  };
  const call = { token: teacher.token, body: wanted, key: 'a key of a test' };
  expect((await callApi(url, 'course/teach/activations', call)).body).toMatchObject({
    error: { code: 'BEYOND_GRADE' },
  });

  await page.getByRole('radio', { name: within.title }).check();
  for (const { student } of [mei!, bao!]) await page.getByRole('checkbox', { name: student.name }).check();
  await page.getByText(`2 × $${within.price}`).waitFor();
  await payNow(page);
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await page.getByText(screenText(locale, 'account.order.forClass.student', { name: 'Mei Lin' })).waitFor();
  for (const made of [mei!, bao!]) expect(await ownedBy(await logIn(made))).toContain(within.productId);

  await page.getByRole('link', { name: screenText(locale, 'account.order.forClass.activation') }).click();
  await page.getByRole('heading', { name: t('history.title') }).waitFor();
  await expect(page.getByText(t('history.states.active'), { exact: true })).toHaveCount(2);
  // A student who already has it is named, and there is nothing to pay.
  await page.getByRole('radio', { name: within.title }).check();
  await page.getByRole('checkbox', { name: 'Mei Lin' }).check();
  await page.getByText(t('sum.nobody')).waitFor();
  await expect(page.getByRole('button', { name: /^Order and pay/ })).toHaveCount(0);
});

test('an order that is declined activates nothing, and waits to be paid', async ({ visit, staff }) => {
  const teacher = await makeTeacher(staff, 'G15');
  const [mei] = await makeStudents(teacher, 'Mei Lin');
  const { within } = await courses(teacher);
  const { page } = await visit({ account: teacher, locale });
  await page.goto(`/${locale}/teach/activation`);
  await page.getByRole('radio', { name: within.title }).check();
  await page.getByRole('checkbox', { name: 'Mei Lin' }).check();
  await payNow(page);
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'decline');
  await page.getByRole('heading', { name: screenText(locale, 'account.order.declined') }).waitFor();
  expect(await ownedBy(await logIn(mei!))).not.toContain(within.productId);
  await page.goto(`/${locale}/teach/activation`);
  await page.getByText(t('history.states.waiting')).waitFor();
});

test('codes are ordered, handed out, used and voided', async ({ visit, staff }) => {
  test.slow();
  const teacher = await makeTeacher(staff, 'G5');
  const [mei] = await makeStudents(teacher, 'Mei Lin');
  const { page } = await visit({ account: teacher, locale });
  await page.goto(`/${locale}/teach/codes`);
  await page.getByRole('textbox', { name: t('codes.make.count') }).fill('2');
  await payNow(page);
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await page.getByRole('link', { name: screenText(locale, 'account.order.forClass.codes') }).click();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  const code = (await page.locator('.teach-code').first().innerText()).trim();
  const used = await callApi(url, 'ecommerce/redeem', { token: await logIn(mei!), body: { code } });
  expect(used.status).toBe(200);
  await page.reload();
  await page.getByText(/^Used by Mei Lin on/).waitFor();
  await boxes.check();
  await page.getByRole('button', { name: t('codes.void.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('codes.void.money')).waitFor();
  await dialog.getByRole('button', { name: t('codes.void.yes'), exact: true }).click();
  await page.getByText(/^Voided on/).waitFor();
  await expect(boxes).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('codes.save') }).click();
  expect((await saved).suggestedFilename()).toBe('course-codes.csv');
});

test('minutes lead to a pack in the shop', async ({ visit, staff }) => {
  const teacher = await makeTeacher(staff, 'G5');
  const { page } = await visit({ account: teacher, locale });
  await page.goto(`/${locale}/teach/minutes`);
  await page.getByText('0 minutes left').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: `${t('minutes.packs.buy')} 5,000 minutes` }).click();
  await page.waitForURL(`**/${locale}/courses/pack-5000`);
  await page
    .getByRole('link', { name: screenText(locale, 'course.add') })
    .first()
    .waitFor();
});
