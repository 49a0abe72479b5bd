import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { OwnHomework } from '@/lib/homework/contract';
import type { Level } from '@/lib/climb/contract';
import { maxItems } from '@/lib/homework/homework';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { fits } from './fits';
import type { Way } from './learner-way';
import { pdfText, squeezed } from './pdf-text';
import { openLesson, playWrong, solve, studyLesson } from './study';
import { classNames, pupils, type Card, type TeacherWay } from './teacher-way';
import { screenText } from './screen-text';

/** The homework of a class from end to end, and what the teacher and the parents see of it. */
const homeworkTitles = {
  'zh-TW': '第一週：叫吃與提子',
  'zh-CN': '第一周：打吃与提子',
  'en-US': 'Week one: atari and capture',
  'ja-JP': '第1週：アタリと石取り',
} as const satisfies Record<Locale, string>;

/** A problem of the bank, one of the climb, and the first lesson of the trial, for the class. */
export async function giveHomework({ page, locale, act }: TeacherWay): Promise<void> {
  const t = (path: string, values = {}) => screenText(locale, `homework.given.${path}`, values);
  const press = (path: string) => act.press(page.getByRole('button', { name: t(path), exact: true }));
  await act.press(page.getByRole('link', { name: screenText(locale, 'teach.tabs.homework'), exact: true }));
  await page.getByText(t('none')).waitFor();
  await act.press(page.getByRole('link', { name: t('give') }).first());
  await page.getByLabel(screenText(locale, 'account.fields.homeworkTitle')).fill(homeworkTitles[locale]);
  const className = t('to.classOption', { name: classNames[locale], count: 40 });
  await page.getByRole('combobox', { name: t('to.class'), exact: true }).selectOption(className);
  await press('choose.problems');
  await page.getByRole('checkbox').first().check();
  await press('choose.levels');
  await page.getByRole('combobox', { name: t('choose.howMany') }).selectOption('1');
  await press('choose.addLevels');
  await press('choose.lessons');
  await page.getByRole('combobox', { name: t('choose.course') }).selectOption('trial-01');
  await page
    .getByRole('checkbox', { name: t('choose.free') })
    .first()
    .check();
  await page.getByText(t('choose.chosen', { count: 3, most: maxItems })).waitFor();
  await fits(page);
  await press('giveNow');
  await page.getByRole('heading', { name: homeworkTitles[locale], exact: true }).waitFor();
  await expect(page.getByRole('rowheader')).toHaveCount(40);
  await fits(page);
}

/** Logs in as the card describes: from the learning app's first page. */
export async function logInByCard({ page, locale, act }: TeacherWay, { handle, code }: Card): Promise<void> {
  const t = (path: string) => screenText(locale, `account.${path}`);
  await page.goto(`/${locale}/learn`);
  await act.press(page.getByRole('main').getByRole('link', { name: screenText(locale, 'learn.visitor.withCard') }));
  await page.getByLabel(t('fields.cardHandle')).fill(handle.toLowerCase());
  await page.getByLabel(t('fields.cardCode')).fill(code.replace('-', ' '));
  await act.press(page.getByRole('button', { name: t('login.submit'), exact: true }));
  await page.waitForURL(`**/${locale}/learn`);
}

/** Opens the homework from Today, and its first problem. */
async function openProblem({ page, locale, act }: Way) {
  const given = page.waitForResponse(
    (response) => /\/learning\/homework\/[\w-]+(\?|$)/.test(response.url()) && response.ok(),
  );
  await page.getByRole('link', { name: homeworkTitles[locale] }).waitFor();
  await fits(page);
  await act.press(page.getByRole('link', { name: homeworkTitles[locale] }));
  const [item] = ((await (await given).json()) as OwnHomework).items;
  if (item?.kind !== 'problem') throw new Error('no problem was given');
  const begin = page.getByRole('link', { name: screenText(locale, 'homework.own.begin'), exact: true });
  await begin.waitFor();
  await fits(page);
  await act.press(begin);
  await page.locator('.learn-lesson .go-play[data-ready]').waitFor();
  await fits(page);
  return item.problem!;
}

const toHomework = ({ page, locale, act }: Way) =>
  act.press(page.getByRole('link', { name: screenText(locale, 'homework.own.toHomework') }));

/** Does all of it, each problem right on the first try. */
export async function doAllRight(way: Way): Promise<void> {
  const { page, locale, act, lessonActions } = way;
  const t = (path: string, values = {}) => screenText(locale, `homework.own.${path}`, values);
  await solve(page, await openProblem(way), lessonActions.playAt);
  await toHomework(way);
  await page.getByText(t('firstTry')).waitFor();

  const answered = page.waitForResponse((response) => /\/ladder\/next\?/.test(response.url()) && response.ok());
  await act.press(page.getByRole('link', { name: t('levelsSolved', { solved: 0, count: 1 }) }));
  const { level } = (await (await answered).json()) as { level: Level };
  await page.locator('.learn-lesson .go-play[data-ready]').waitFor();
  await fits(page);
  await solve(page, level.problem, lessonActions.playAt);
  for (const defence of level.defences) {
    await lessonActions.press(page, screenText(locale, 'ladder.otherDefence'));
    await solve(page, defence, lessonActions.playAt);
  }
  await page.getByRole('link', { name: screenText(locale, 'ladder.nextLevel') }).waitFor();
  await page.goto(`/${locale}/learn`);
  await act.press(page.getByRole('link', { name: homeworkTitles[locale] }));
  await page.getByText(t('levelsSolved', { solved: 1, count: 1 })).waitFor();
  const lesson = await openLesson(page, () => act.press(page.getByRole('link', { name: t('goOn'), exact: true })));
  await studyLesson(page, locale, lesson, lessonActions);
  await page.goto(`/${locale}/learn`);
  const entry = page.getByRole('link', { name: homeworkTitles[locale] });
  await expect(entry).toContainText(t('done'));
}

/** Does the first problem alone: a wrong move, taken back, and the right one. */
export async function doOneWrong(way: Way): Promise<void> {
  const { page, locale, lessonActions } = way;
  const problem = await openProblem(way);
  await playWrong(page, problem, lessonActions.playAt);
  await page.locator('.go-play-words[data-state=wrong]').waitFor();
  await fits(page);
  await lessonActions.press(page, screenText(locale, 'board.undo'));
  await solve(page, problem, lessonActions.playAt);
  await toHomework(way);
  await page.getByText(screenText(locale, 'homework.own.solved'), { exact: true }).waitFor();
}

/** The teacher's screen of the homework, open all the time: who was right at first, and which move was wrong. */
export async function seeResults({ page, locale }: TeacherWay): Promise<void> {
  const t = (path: string, values = {}) => screenText(locale, `homework.given.${path}`, values);
  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const right = rowOf(pupils[0]);
  const wrong = rowOf(pupils[1]);
  const fresh = { timeout: 30_000 };
  await expect(right.getByRole('cell').first()).toContainText(t('results.states.firstTry'), fresh);
  await expect(right.getByRole('cell').nth(1)).toContainText(t('results.states.done'), fresh);
  await expect(right.getByRole('cell').last()).toContainText(t('results.states.done'), fresh);
  await expect(wrong.getByRole('cell').first()).toContainText(t('results.states.solved'), fresh);
  await expect(wrong.getByRole('cell').last()).toContainText(t('results.notBegun'));
  const board = page.getByRole('article');
  await expect(board.getByRole('listitem')).toContainText(pupils[1]);
  await expect(board.locator('svg .go-label')).toHaveText('1');
  await fits(page);
}

/** The report of the class on the screen, as a table and as PDF. */
export async function saveReports({ page, locale, act }: TeacherWay): Promise<void> {
  const t = (path: string, values = {}) => screenText(locale, `teach.progress.${path}`, values);
  await act.press(page.getByRole('link', { name: screenText(locale, 'teach.tabs.progress'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
  await page.getByRole('link', { name: pupils[0] }).waitFor();
  await fits(page);
  await page.getByRole('combobox', { name: t('class'), exact: true }).selectOption(classNames[locale]);
  await page.getByRole('heading', { name: classNames[locale] }).waitFor();
  await page.getByRole('link', { name: pupils[0] }).waitFor();
  await fits(page);
  const save = async (format: 'csv' | 'pdf') => {
    const saved = page.waitForEvent('download');
    await act.press(page.getByRole('button', { name: t(`file.${format}`), exact: true }));
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${classNames[locale]}.${format}`);
    return readFileSync(await file.path());
  };
  // Minutes, lessons finished, new problems, right on the first try.
  const table = (await save('csv')).toString();
  expect(table).toMatch(new RegExp(`\r\n${pupils[0]},\\d+,1,[1-9]`));
  expect(table).toMatch(new RegExp(`\r\n${pupils[1]},\\d+,0,1,0,`));
  const { text } = await pdfText(await save('pdf'));
  for (const expected of [classNames[locale], ...pupils]) expect(text).toContain(squeezed(expected));
}

/** Makes a link for the parents of the first student. @returns its address */
export async function makeParentLink({ page, locale, act }: TeacherWay): Promise<string> {
  const t = (path: string) => screenText(locale, `teach.progress.links.${path}`);
  await act.press(page.getByRole('link', { name: pupils[0] }));
  await page.getByRole('heading', { name: pupils[0] }).waitFor();
  await page.getByText(t('none')).waitFor();
  await act.press(page.getByRole('button', { name: t('make'), exact: true }));
  const address = await page.getByLabel(t('address')).inputValue();
  await fits(page);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** What parents without a login see, until the link is revoked. */
export async function readAsParent({ page, locale, act }: TeacherWay, parent: Page, address: string): Promise<void> {
  const t = (path: string, values = {}) => screenText(locale, `teach.progress.${path}`, values);
  await parent.goto(address);
  await parent.getByRole('heading', { name: t('parents.title', { name: pupils[0] }) }).waitFor();
  await fits(parent);
  await act.press(page.getByRole('button', { name: t('links.revoke') }));
  await page.getByText(t('links.revoked')).waitFor();
  await parent.reload();
  await parent.getByRole('heading', { name: t('parents.unknown') }).waitFor();
}
