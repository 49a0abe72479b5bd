import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { Lesson } from '@/lib/lessons/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { fits } from './fits';
import type { PageActions } from './page-actions';
import { choose, placeOrder, untilPaid } from './purchase';
import type { Account } from './shop-api';
import { doStep, openLesson, studyLesson, type LessonActions } from './study';
import { screenText } from './screen-text';

/** The way of a learner from the first page of the learning app to lessons that are bought. */
export type Way = { page: Page; locale: Locale; act: PageActions; lessonActions: LessonActions };

export async function registerHere({ page, locale, act }: Way, account: Account): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name: screenText(locale, `account.fields.${name}`) });
  await page.goto(`/${locale}/learn`);
  await act.press(page.getByRole('main').getByRole('link', { name: screenText(locale, 'learn.visitor.register') }));
  await act.write(field('username'), account.username);
  await act.write(field('email'), account.email);
  await act.write(page.locator('input[autocomplete=new-password]'), account.password);
  await act.press(page.getByRole('button', { name: screenText(locale, 'account.register.submit') }));
  await page.getByRole('heading', { level: 1, name: screenText(locale, 'learn.today.title') }).waitFor();
}

/** Begins the course of lessons that Today offers. */
export const begin = ({ page, act }: Way, course: string) =>
  openLesson(page, () => act.press(page.locator(`main a[href*="/learn/${course}/"]`)));

export const nextLesson = ({ page, locale, act }: Way) =>
  openLesson(page, () => act.press(page.getByRole('link', { name: screenText(locale, 'learn.lesson.nextLesson') })));

/** So many lessons of a course one after the other, the first of which is open. */
export async function studyLessons(way: Way, first: Lesson, count: number): Promise<void> {
  for (let lesson = first, number = 1; ; number += 1) {
    await studyLesson(way.page, way.locale, lesson, way.lessonActions);
    await fits(way.page);
    if (number === count) return;
    lesson = await nextLesson(way);
  }
}

/** From a course in the cart to one that is paid. */
export async function payCart({ page, locale }: Way): Promise<void> {
  await page.goto(`/${locale}/origin#/checkout`);
  await placeOrder(page);
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
}

/** Opens the first lesson that ends the right to a refund, which is asked about before. */
export async function openBeyondFree({ page, locale, act }: Way, href: string): Promise<Lesson> {
  await act.press(page.locator('main section').first().locator(`a[href$="${href}"]`));
  const open = page.getByRole('dialog').getByRole('button', { name: screenText(locale, 'learn.ask.open') });
  await open.waitFor();
  return openLesson(page, () => act.press(open));
}

/** Does the first step of a lesson and leaves at the second. @returns the second one's title */
export async function leaveAtSecondStep(
  { page, locale, lessonActions }: Way,
  lesson: Lesson,
  to: string,
): Promise<string> {
  const [first, second] = lesson.steps!;
  await doStep(page, locale, first!, lessonActions);
  await lessonActions.press(page, screenText(locale, 'learn.lesson.next'));
  await page.getByRole('heading', { level: 2, name: second!.title, exact: true }).waitFor();
  const submitted = page.waitForResponse((response) => response.url().endsWith('/learning/events') && response.ok());
  await page.goto(to);
  await submitted;
  return second!.title;
}

/** A day later by the clock of this browser, Today leads to where the learner left. */
export async function goOnTomorrow(
  { page, locale, act }: Way,
  context: BrowserContext,
  left: { lesson: string; step: string },
): Promise<void> {
  await context.clock.setFixedTime(Date.now() + 86_400_000);
  await page.goto(`/${locale}/learn`);
  await page.getByRole('heading', { name: screenText(locale, 'learn.today.continue') }).waitFor();
  await fits(page);
  await act.press(page.locator(`main a[href$="${left.lesson}"]`).first());
  await expect(page.getByRole('heading', { level: 2, name: left.step, exact: true })).toBeVisible();
  await fits(page);
}
