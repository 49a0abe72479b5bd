import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { OwnHomework, OwnHomeworkEntry } from '@/lib/homework/contract';
import type { Level } from '@/lib/climb/contract';
import type { Material } from '@/lib/materials/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import type { Problem } from '@/lib/go/position';
import { solutionOf } from '@/lib/go/problem';
import { teacherAndPupil } from '../setup/class-room';
import { problemContent } from '../setup/material-content';
import { inTurn, matrix } from '../setup/matrix';
import { url } from '../setup/shop';
import { callApi, type LoggedIn } from '../setup/shop-api';
import { playWrong, pressTwice, solve as solveBy } from '../setup/study';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const phone = { viewport: { width: 390, height: 844 } };

/** The first problem of what this student has to do. */
async function problemOf({ token }: LoggedIn): Promise<Problem> {
  const { body: list } = await callApi<{ items: OwnHomeworkEntry[] }>(url, 'course/learning/homework', { token });
  const { body } = await callApi<OwnHomework>(url, `course/learning/homework/${list.items[0]!.id}`, { token });
  const [item] = body.items;
  return item && 'problem' in item ? item.problem! : Promise.reject(new Error('no problem was given'));
}

const solve = (page: Page, problem: Problem) => solveBy(page, problem, pressTwice);

for (const locale of inTurn('homework', locales))
  test(
    `${locale}: a teacher gives problems, a student does them on a phone, the wrong move stands on the teacher's board`,
    matrix,
    async ({ visit }) => {
      const t = (path: string, values: Record<string, string | number> = {}) => screenText(locale, path, values);
      const title = `Nets ${locale}`;
      const { teacher, pupil } = await teacherAndPupil(`Class ${locale} ${Date.now() % 100_000}`);
      const { page: desk } = await visit({ account: teacher, locale });
      await desk.goto(`/${locale}/teach/homework#/new`);
      await desk.getByLabel(t('account.fields.homeworkTitle')).fill(title);
      await desk.getByLabel(t('account.fields.homeworkWords')).fill('1, 2, 3.');
      const classes = desk.getByLabel(t('homework.given.to.class'), { exact: true });
      const own = classes.locator('option', { hasText: `Class ${locale}` }).last();
      await classes.selectOption((await own.getAttribute('value'))!);
      await desk.getByRole('button', { name: t('homework.given.choose.problems'), exact: true }).click();
      await desk.getByRole('checkbox').first().check();
      expect(await violations(desk)).toEqual([]);
      await desk.getByRole('button', { name: t('homework.given.giveNow') }).click();
      await desk.getByRole('heading', { name: title, exact: true }).waitFor();
      await expect(desk.getByRole('rowheader')).toContainText('Mei');
      await expect(desk.getByRole('cell')).toContainText(t('homework.given.results.notBegun'));

      const { page } = await visit({ account: pupil, locale, ...phone });
      await page.goto(`/${locale}/learn`);
      await page.getByRole('link', { name: title }).click();
      const begin = page.getByRole('link', { name: t('homework.own.begin'), exact: true });
      await begin.waitFor();
      expect(await violations(page)).toEqual([]);
      await begin.click();
      const problem = await problemOf(pupil);
      await page.locator('.learn-lesson [data-at]').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await playWrong(page, problem, pressTwice);
      await page.locator('.go-play-words[data-state=wrong]').waitFor();
      await page.getByRole('button', { name: t('board.undo'), exact: true }).click();
      await solve(page, problem);
      await page.getByText(t('board.solved')).first().waitFor();
      await page.getByRole('link', { name: t('homework.own.toHomework') }).click();
      await expect(page.locator('main')).toContainText(t('homework.own.done'));

      // The teacher's screen was open all the time.
      await expect(desk.getByRole('cell')).toContainText(t('homework.given.results.states.solved'), {
        timeout: 30_000,
      });
      const article = desk.getByRole('article');
      await expect(article.getByRole('listitem')).toContainText('Mei');
      await expect(article.locator('svg .go-label')).toHaveText('1');
      expect(await violations(desk)).toEqual([]);
    },
  );

/** A problem the teacher wrote, which the search agrees with. */
async function ownProblem({ token }: LoggedIn, title: string) {
  const body = { title, content: problemContent(), key: randomUUID() };
  const { body: made } = await callApi<Material>(url, 'course/teach/materials', { token, body });
  const judged = await callApi<Material>(url, `course/teach/materials/${made.id}/judge`, { token, method: 'POST' });
  expect(judged.body.state).toBe('proved');
}

/** A student solves the next level of this theme and grade. */
async function climb({ token }: LoggedIn, theme: string, grade: number) {
  const asked = `course/learning/ladder/next?theme=${theme}&grade=${grade}`;
  const { body } = await callApi<{ level: Level }>(url, asked, { token });
  const { id: level, problem, defences } = body.level;
  const event = {
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    kind: 'level',
    level,
    solved: true,
    hints: 0,
    milliseconds: 2_000,
    moves: solutionOf(problem),
    defences: defences.map(solutionOf),
  };
  await callApi(url, 'course/learning/events', { token, body: { events: [event] } });
}

test('a teacher gives a problem of their own and a level of the climb; both are done, and both stand in the results', async ({
  visit,
}) => {
  const locale = 'zh-TW';
  const t = (path: string, values: Record<string, string | number> = {}) => screenText(locale, path, values);
  const stamp = Date.now() % 100_000;
  const { teacher, pupil } = await teacherAndPupil(`Own ${stamp}`);
  const title = `Own problem ${stamp}`;
  await ownProblem(teacher, title);
  const { page: desk } = await visit({ account: teacher, locale });
  await desk.goto(`/${locale}/teach/homework#/new`);
  await desk.getByLabel(t('account.fields.homeworkTitle')).fill(`Mixed ${stamp}`);
  const classes = desk.getByLabel(t('homework.given.to.class'), { exact: true });
  const own = classes.locator('option', { hasText: `Own ${stamp}` });
  await classes.selectOption((await own.getAttribute('value'))!);
  await desk.getByRole('button', { name: t('homework.given.choose.own') }).click();
  await desk.getByRole('checkbox', { name: title }).check();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: t('homework.given.choose.levels') }).click();
  await desk.getByLabel(t('homework.given.choose.howMany')).selectOption('1');
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: t('homework.given.choose.addLevels') }).click();
  await desk.getByRole('button', { name: t('homework.given.giveNow') }).click();
  await desk.getByRole('heading', { name: `Mixed ${stamp}`, exact: true }).waitFor();

  const { page } = await visit({ account: pupil, locale, ...phone });
  await page.goto(`/${locale}/learn`);
  await page.getByRole('link', { name: `Mixed ${stamp}` }).click();
  await page.getByRole('link', { name: title }).click();
  await page.locator('.learn-lesson [data-at]').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await solve(page, await problemOf(pupil));
  await page.getByText(t('board.solved')).first().waitFor();
  await page.getByRole('link', { name: t('homework.own.toHomework') }).click();
  const solved = (count: number) => t('homework.own.levelsSolved', { solved: count, count: 1 });
  const way = page.getByRole('link', { name: solved(0) });
  expect(await violations(page)).toEqual([]);
  await way.click();
  await page.locator('.learn-lesson [data-at]').first().waitFor();
  await climb(pupil, 'capture', 19);
  await page.goto(`/${locale}/learn`);
  await page.getByRole('link', { name: `Mixed ${stamp}` }).click();
  await page.getByText(solved(1)).waitFor();
  await expect(page.locator('main')).toContainText(t('homework.own.done'));

  const cells = desk.getByRole('cell');
  await expect(cells.first()).toContainText(t('homework.given.results.states.firstTry'), { timeout: 30_000 });
  await expect(cells.last()).toContainText(t('homework.given.results.levels', { solved: 1, count: 1 }));
  expect(await violations(desk)).toEqual([]);
});
