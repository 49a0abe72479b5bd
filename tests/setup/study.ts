import { expect, type Locator, type Page, type Response } from 'playwright/test';
import type { Lesson } from '@/lib/lessons/contract';
import type { BankProblem } from '@/lib/bank/bank-problem';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { Problem } from '@/lib/go/position';
import { solutionOf } from '@/lib/go/problem';
import { tabTo } from './keyboard';
import { screenText } from './screen-text';

type Step = NonNullable<Lesson['steps']>[number];
/** How a learner presses a button, and plays on the board. */
export type LessonActions = {
  press: (page: Page, name: string | RegExp) => Promise<void>;
  playAt: (page: Page, at: string) => Promise<void>;
};

export const pointer: LessonActions = {
  press: (page, name) => page.getByRole('button', { name, exact: true }).click(),
  playAt: (page, at) => page.locator(`.learn-lesson [data-at="${at}"]`).first().click(),
};

/** A finger: a small point needs two presses, the first one shows the stone. */
export const finger: LessonActions = {
  press: (page, name) => page.getByRole('button', { name, exact: true }).tap(),
  playAt: (page, at) => pressTwice(page, at, (point, options) => point.tap(options)),
};

/** Plays at a point that may need two presses. */
export async function pressTwice(
  page: Page,
  at: string,
  press: (point: Locator, options?: { timeout: number }) => Promise<void> = (point, options) => point.click(options),
): Promise<void> {
  const point = page.locator(`.learn-lesson [data-at="${at}"]`).first();
  const label = await point.getAttribute('aria-label');
  await press(point);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  if ((await point.getAttribute('aria-label')) !== label || !(await point.isEnabled())) return;
  // The stone may be placed at this moment.
  await press(point, { timeout: 2_000 }).catch(() => {});
}

/** From the point of the board that has the focus to another, by the arrows. */
export async function walkTo(page: Page, at: string): Promise<void> {
  const place = (point: string) => [point.charCodeAt(0), Number(point.slice(1))] as const;
  const [column, row] = place(at);
  const now = () => page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? '');
  for (let moves = 0, here = await now(); here !== at && moves < 20; moves += 1, here = await now()) {
    const [x, y] = place(here);
    await page.keyboard.press(x < column ? 'ArrowRight' : x > column ? 'ArrowLeft' : y < row ? 'ArrowUp' : 'ArrowDown');
  }
}

/** Tab finds it, Enter presses it; on the board the arrows go to the point. */
export const keys: LessonActions = {
  async press(page, name) {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  },
  async playAt(page, at) {
    await tabTo(page, page.locator('.learn-lesson [role=gridcell][tabindex="0"]'));
    await walkTo(page, at);
    await page.keyboard.press('Enter');
  },
};

/** Opens a lesson's page. @returns the lesson, as the browser receives it */
export async function openLesson(page: Page, open: () => Promise<unknown>): Promise<Lesson> {
  const given = page.waitForResponse(
    (response) => /\/learning\/courses\/[\w-]+\/lessons\/[\w-]+\?/.test(response.url()) && response.ok(),
  );
  await open();
  return (await (await given).json()) as Lesson;
}

/** Does one step as a learner who knows the answers, with reduced motion. */
export async function doStep(page: Page, locale: Locale, step: Step, { press, playAt }: LessonActions = pointer) {
  await page.getByRole('heading', { level: 2, name: step.title, exact: true }).waitFor();
  switch (step.kind) {
    case 'board': {
      const next = page.getByRole('button', { name: screenText(locale, 'learn.board.next') });
      while ((await next.getAttribute('aria-disabled')) !== 'true')
        await press(page, screenText(locale, 'learn.board.next'));
      return;
    }
    case 'question':
      return solve(page, step.problem, playAt);
    case 'exercises': {
      for (let number = 1; number <= step.count; number += 1) {
        await page.getByText(screenText(locale, 'learn.exercises.count', { number, total: step.count })).waitFor();
        const problems = await drawn.get(page)!.at(-1)!;
        await solve(page, problems[number - 1]!.problem, playAt);
        await press(
          page,
          screenText(locale, number < step.count ? 'learn.exercises.next' : 'learn.exercises.toResult'),
        );
      }
      return;
    }
    case 'game':
      return playGame(page, playAt);
    default:
      throw new Error(`a ${step.kind} is not studied here`);
  }
}

/** Plays a game to its end with any moves: the winner does not matter. */
async function playGame(page: Page, playAt: LessonActions['playAt']): Promise<void> {
  const over = page.locator('.learn-words[data-state=over]');
  const open = page.locator('.learn-lesson [data-at]:not([aria-disabled])');
  for (let move = 0; move < 150; move += 1) {
    // The partner has answered, or the game is over.
    await page.locator('.learn-words[data-state=over], [data-at]:not([aria-disabled])').first().waitFor();
    if (await over.isVisible()) return;
    const points = await open.evaluateAll((all) => all.map((one) => one.getAttribute('data-at')!));
    // Another point each time, so that a forbidden one is not tried for ever.
    await playAt(page, points[move % points.length]!);
  }
  throw new Error('the game did not end');
}

/** Problems that pages received, in the order of their requests; the newest may still be loading. */
const drawn = new WeakMap<Page, Promise<BankProblem[]>[]>();
/** From here on, exercises of this page can be solved. */
export function followExercises(page: Page): void {
  const draws: Promise<BankProblem[]>[] = [];
  drawn.set(page, draws);
  page.on('response', (response: Response) => {
    if (!/\/exercises\?/.test(response.url()) || !response.ok()) return;
    const problems: Promise<BankProblem[]> = response.json();
    // A response that is not awaited may fail when its page closes.
    problems.catch(() => {});
    draws.push(problems);
  });
}

/** The answer of a problem, move by move. */
export async function solve(page: Page, problem: Problem, playAt: LessonActions['playAt']): Promise<void> {
  await page.locator('.learn-lesson .go-play[data-ready]').waitFor();
  const line = solutionOf(problem);
  for (let ply = 0; ply < line.length; ply += 2) {
    await playAt(page, line[ply]!);
    const reply = line[ply + 1];
    if (reply && ply + 2 < line.length) await page.locator(`[data-at="${reply}"][aria-disabled]`).waitFor();
  }
  await page.locator('.go-play-words[data-state=solved]').waitFor();
}

/** Plays a move that is not in the problem's list. */
export async function playWrong(
  page: Page,
  { moves, position }: Problem,
  playAt: LessonActions['playAt'],
): Promise<void> {
  const open = page.locator('.learn-lesson [data-at]:not([aria-disabled])');
  const points = await open.evaluateAll((all) => all.map((one) => one.getAttribute('data-at')!));
  const taken = [...moves.map(({ at }) => at), ...`${position.black} ${position.white}`.split(' ')];
  await playAt(
    page,
    points.find((at) => !taken.includes(at))!,
  );
}

/** All steps of a lesson from the one that is open, and its end. */
export async function studyLesson(
  page: Page,
  locale: Locale,
  lesson: Lesson,
  lessonActions: LessonActions = pointer,
): Promise<void> {
  const steps = lesson.steps!;
  for (const [index, step] of steps.entries()) {
    await doStep(page, locale, step, lessonActions);
    await lessonActions.press(
      page,
      screenText(locale, index === steps.length - 1 ? 'learn.lesson.end' : 'learn.lesson.next'),
    );
  }
  await expect(page.getByRole('heading', { name: screenText(locale, 'learn.lesson.finished') })).toBeVisible();
}
