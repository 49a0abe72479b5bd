import { readFileSync } from 'node:fs';
import type { ExamSitting } from '@/lib/exams/contract';
import type { Certificate } from '@/lib/certificates/contract';
import { rightAnswers } from '@/lib/exams/exam';
import type { Problem } from '@/lib/go/position';
import { locales } from '@/lib/kernel/i18n/locales';
import { readBank } from '@/platform/bank/read-problems';
import { url } from '../setup/shop';
import { callApi, register, type LoggedIn } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

/** The database does not preserve the order of a position's fields, and two problems may mark different stones of one position. */
const keyOf = ({ position, goal }: Pick<Problem, 'position' | 'goal'>) =>
  [position.size, position.black, position.white, goal, position.marks?.map(({ at }) => at)].join('/');

/** Passes the free exam by what the bank proves, and answers the sitting. */
async function passExam({ token }: LoggedIn): Promise<string> {
  const rights = new Map(readBank().map(({ problem }) => [keyOf(problem), rightAnswers(problem)[0]!]));
  const { body: sitting } = await callApi<ExamSitting>(url, 'course/learning/exams/19/sittings', { token, body: {} });
  for (const question of sitting.asked) {
    const at = rights.get(keyOf(question));
    await callApi(url, `course/learning/exam-sittings/${sitting.id}/answers/${question.number}`, {
      token,
      method: 'PUT',
      body: { at },
    });
  }
  await callApi(url, `course/learning/exam-sittings/${sitting.id}/finish`, { token, method: 'POST' });
  return sitting.id;
}

test('who passed saves the certificate, shows the name, and anybody checks it until staff revoke it', async ({
  visit,
  staff,
}) => {
  const account = await register(url);
  const sitting = await passExam(account);
  const { page } = await visit({ account, locale: 'en-US' });
  await page.goto(`/en-US/learn/exam/19#${sitting}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('combobox', { name: screenText('en-US', 'exam.certificate.pdfIn') }).selectOption('zh-TW');
  await page.getByRole('button', { name: screenText('en-US', 'exam.certificate.pdf') }).click();
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');

  const { body: own } = await callApi<Certificate[]>(url, 'course/learning/certificates', account);
  const { number } = own[0]!;
  await page.getByText(screenText('en-US', 'exam.certificate.more')).click();
  await page.getByRole('checkbox', { name: screenText('en-US', 'exam.certificate.showName') }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();

  for (const locale of locales) {
    const stranger = await visit({ locale, javaScriptEnabled: false, mayComplain: true });
    await stranger.page.goto(`/${locale}/certificate`);
    const form = stranger.page.getByRole('main');
    await form.getByRole('textbox').fill(number.toLowerCase().replaceAll('-', ' '));
    await form.getByRole('button', { name: screenText(locale, 'examCertificate.check.button') }).click();
    await expect(stranger.page.getByRole('status')).toHaveText(screenText(locale, 'examCertificate.check.valid'));
    await expect(stranger.page.getByText(account.realName)).toBeVisible();
  }
  const { page: checked } = await visit({ locale: 'en-US' });
  await checked.goto(`/api/course/certificate?number=${number}&locale=en-US`);
  expect(await violations(checked)).toEqual([]);

  const { id } = await staff.findOne('certificates', { 'where[number][equals]': number });
  await staff.act(`certificates/${String(id)}/revoke`, { reason: 'a test' });
  await checked.reload();
  await expect(checked.getByRole('status')).toContainText('revoked on');
});
