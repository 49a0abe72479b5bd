import { expect, type Page } from 'playwright/test';
import type { Activatable } from '@/lib/activation/contract';
import { headingsIn } from '@/lib/students/sheet';
import { currencyOfLocale } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { tokenKey } from '@/lib/kernel/browser/keys';
import type { BackOffice } from './back-office';
import { fits } from './fits';
import type { PageActions } from './page-actions';
import { choose, untilPaid } from './purchase';
import { url } from './shop';
import { callApi } from './shop-api';
import { decide, emailTo, loginCodeTo, photo } from './teacher-application';
import { screenText } from './screen-text';

/** The way of a teacher from an application to a class of their own with its courses. */
export type TeacherWay = { page: Page; locale: Locale; act: PageActions };

const applicants = {
  'zh-TW': { name: '林珊', experience: '在學校社團教了六年圍棋，每班十二個孩子。' },
  'zh-CN': { name: '林珊', experience: '在学校社团教了六年围棋，每班十二个孩子。' },
  'en-US': { name: 'Sara Lin', experience: 'Six years of Go clubs at schools, twelve children in each.' },
  'ja-JP': { name: '林 珊', experience: '学校の囲碁クラブで6年間、12人のクラスを教えています。' },
} as const satisfies Record<Locale, unknown>;
export const classNames = {
  'zh-TW': '週三下午班',
  'zh-CN': '周三下午班',
  'en-US': 'Wednesday afternoon',
  'ja-JP': '水曜午後クラス',
} as const satisfies Record<Locale, string>;

const people = ['林小棋', '王思齐', '佐藤さくら', '髙橋﨑 翼', '김민준', 'Nguyễn Thị Ánh', 'Zoë O’Brien', 'Ada Müller'];
const students = [1, 2, 3, 4, 5].flatMap((number) => people.map((name) => `${name} ${number}`));
/** Two of them, whom the walk follows. */
export const pupils = [students[0]!, students[2]!] as const;

const tokenOf = async (page: Page) => (await page.evaluate((key) => localStorage.getItem(key), tokenKey)) ?? undefined;

/** Applies from the programme's page. @returns the number of the application */
export async function applyAtShop({ page, locale, act }: TeacherWay, email: string): Promise<string> {
  const t = (path: string) => screenText(locale, `account.${path}`);
  const { name, experience } = applicants[locale];
  await page.goto(`/${locale}/TeachingCooperationProject`);
  await fits(page);
  await act.press(page.locator('main a[href$="#/apply"]').first());
  await page.getByLabel(t('fields.applicantName')).fill(name);
  await page.getByLabel(t('fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('fields.contactPhone')).fill('0912-345-678');
  await act.press(page.getByRole('button', { name: t('apply.begin') }));
  await page.getByLabel(t('fields.experience')).fill(experience);
  await act.choose(page.getByRole('radio', { name: t('apply.eligibility.certificate') }));
  await page.getByLabel(t('fields.ownGrade')).selectOption('G10');
  await page.getByLabel(t('apply.documents.choose')).setInputFiles(await photo('certificate.jpg'));
  await page.getByRole('button', { name: `${t('apply.documents.open')} certificate.jpg` }).waitFor();
  await page.getByRole('checkbox').check();
  await fits(page);
  await act.press(page.getByRole('button', { name: t('apply.submit') }));
  await page.getByRole('heading', { name: t('request.states.SUBMITTED.name') }).waitFor();
  await fits(page);
  return /requests\/([\w-]+)/.exec(page.url())![1]!;
}

/** Staff approve it, the money comes in, and the account is opened; the applicant sees each on the page. */
export async function becomeTeacher({ page, locale }: TeacherWay, staff: BackOffice, reference: string, email: string) {
  const state = (name: string) =>
    page.getByRole('heading', { name: screenText(locale, `account.request.states.${name}.name`) }).waitFor();
  await decide(staff, reference, 'review');
  await decide(staff, reference, 'approve');
  await page.reload();
  await state('APPROVED');
  const { paymentReference } = await staff.findOne('requests', { 'where[reference][equals]': reference });
  await page.getByText(String(paymentReference), { exact: true }).waitFor();
  await emailTo(staff, email, String(paymentReference));
  await fits(page);
  await decide(staff, reference, 'pay');
  await decide(staff, reference, 'activate');
  await page.reload();
  await state('ACTIVE');
}

/** Logs in at the workspace by an emailed code: the new account has no password yet. */
export async function logInByCode({ page, locale, act }: TeacherWay, staff: BackOffice, email: string) {
  const t = (path: string) => screenText(locale, `account.${path}`);
  await page.goto(`/${locale}/teach`);
  const toLogin = page.getByRole('main').getByRole('link', { name: screenText(locale, 'teach.gate.login') });
  await toLogin.waitFor();
  await act.press(toLogin);
  await act.press(page.getByRole('button', { name: t('login.withCode') }));
  await page.getByLabel(t('fields.account')).fill(email);
  await act.press(page.getByRole('button', { name: t('code.request') }));
  await page.getByLabel(t('fields.code'), { exact: true }).fill(await loginCodeTo(staff, email));
  await act.press(page.getByRole('button', { name: t('login.submit'), exact: true }));
  await page.waitForURL(`**/${locale}/teach`);
  await page.getByText(screenText(locale, 'teach.students.none'), { exact: true }).waitFor();
  await fits(page);
}

export type Card = { handle: string; code: string };
/** Forty students and their class from a pasted sheet; the cards of the two that are followed. */
export async function addForty({ page, locale, act }: TeacherWay): Promise<Card[]> {
  const t = (path: string) => screenText(locale, `teach.${path}`);
  const [name, birth, schoolClass] = headingsIn(locale);
  const rows = students.map((one, index) => [one, `2018-0${(index % 9) + 1}`, classNames[locale]]);
  await act.press(page.getByRole('link', { name: t('import.toImport') }).first());
  const sheet = [[name, birth, schoolClass], ...rows].map((cells) => cells.join('\t')).join('\n');
  await page.getByLabel(t('import.paste')).fill(sheet);
  await act.press(page.getByRole('button', { name: t('import.check') }));
  const add = page.getByRole('button', { name: screenText(locale, 'teach.import.create', { count: 40 }) });
  await page.getByText(classNames[locale]).waitFor();
  await fits(page);
  await act.press(add);
  await page.getByRole('heading', { name: t('cards.title') }).waitFor();
  await expect(page.locator('.teach-card')).toHaveCount(40);
  await fits(page);
  const cards: Card[] = [];
  for (const pupil of pupils) {
    const [handle = '', code = ''] = await page
      .locator('.teach-card')
      .filter({ hasText: pupil })
      .locator('.teach-code')
      .allInnerTexts();
    cards.push({ handle, code });
  }
  await act.press(page.getByRole('link', { name: t('student.back') }));
  await page.getByText(screenText(locale, 'teach.students.count', { count: 40 }), { exact: true }).waitFor();
  await fits(page);
  await act.press(page.getByRole('link', { name: t('tabs.classes'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('classes.title') }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: classNames[locale] });
  await expect(row).toContainText(screenText(locale, 'teach.classes.students', { count: 40 }));
  await fits(page);
  return cards;
}

/** Activates a course within the teacher's grade for the two; a course beyond it shows why it is refused, and the API refuses it too. @returns the course they have */
export async function activateWithinGrade({ page, locale, act }: TeacherWay): Promise<string> {
  const t = (path: string, values?: Record<string, string | number>) =>
    screenText(locale, `activation.${path}`, values);
  const answered = page.waitForResponse((response) => /teach\/activatable\?/.test(response.url()) && response.ok());
  await act.press(page.getByRole('link', { name: screenText(locale, 'teach.tabs.activation'), exact: true }));
  const { items } = ((await (await answered).json()) as Activatable).courses;
  const within = items.find(({ refusal }) => refusal === null)!;
  const beyond = items.find(({ refusal, gradeNeeded }) => refusal === 'BEYOND_GRADE' && gradeNeeded !== null)!;
  await page.getByText(t('grade.known', { grade: 10, from: 19, to: 15 })).waitFor();
  await act.press(page.getByText(t('course.others')));
  const rejected = page.getByRole('listitem').filter({ hasText: beyond.title });
  await expect(rejected).toContainText(t('course.needs', { grade: beyond.gradeNeeded! }));
  await expect(page.getByRole('radio', { name: beyond.title })).toHaveCount(0);
  await act.press(page.getByText(t('course.others')));

  await act.choose(page.getByRole('radio', { name: within.title }));
  for (const pupil of pupils) await page.getByRole('checkbox', { name: pupil }).check();
  await page.getByText(t('students.chosen', { count: 2 })).waitFor();
  await fits(page);
  const call = {
    token: await tokenOf(page),
    key: 'a key of a test',
    body: {
      productId: beyond.productId,
      locale,
      currency: currencyOfLocale(locale),
      expectedTotal: 10,
      students: await studentIds(page),
    },
  };
  const rejection = await callApi(url, 'course/teach/activations', { ...call, token: call.token! });
  expect(rejection.body).toMatchObject({ error: { code: 'BEYOND_GRADE' } });
  await act.press(page.getByRole('region', { name: t('sum.title') }).getByRole('button'));
  await page.waitForURL('**/api/ecommerce/sandbox/**');
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  for (const name of pupils)
    await page.getByText(screenText(locale, 'account.order.forClass.student', { name })).waitFor();
  await fits(page);
  await act.press(page.getByRole('link', { name: screenText(locale, 'account.order.forClass.activation') }));
  await expect(page.getByText(t('history.states.active'), { exact: true })).toHaveCount(2);
  return within.productId;
}

async function studentIds(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const asked = `course/teach/students?search=${encodeURIComponent(pupils[0])}&state=active`;
  const { body } = await callApi<{ items: { id: string }[] }>(url, asked, { token: token! });
  return body.items.map(({ id }) => id);
}
