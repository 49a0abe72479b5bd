import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Lesson } from '@/lib/lessons/contract';
import type { BackOffice } from '../setup/back-office';
import { url } from '../setup/shop';
import { callApi, order, pay, register, type LoggedIn } from '../setup/shop-api';
import { doStep, openLesson } from '../setup/study';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const locale = 'en-US';
const next = (page: Page) =>
  page.getByRole('button', { name: screenText(locale, 'learn.lesson.next'), exact: true }).click();
const untilSubmitted = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/learning/events') && response.ok());
const at = 'trial-01/lessons/board-and-stones';
const progressOf = async ({ token }: LoggedIn) =>
  (await callApi<Lesson>(url, `course/learning/courses/${at}?locale=${locale}`, { token })).body.progress.done.sort();

/** The stored events of a user, by kind and step. */
async function eventsOf(staff: BackOffice, { username }: LoggedIn): Promise<string[]> {
  const query = { 'where[user.username][equals]': username, limit: '200' };
  const { docs } = await staff.find('learningEvents', query);
  return docs.map(({ kind, step }) => [kind, step].filter(Boolean).join(' ')).sort();
}

test('two devices study one lesson, one of them without a line: nothing is lost, and nothing counts twice', async ({
  visit,
  staff,
}) => {
  const account = await register(url, locale);
  const open = (page: Page) => openLesson(page, () => page.goto(`/${locale}/learn/trial-01/board-and-stones`));
  const [phone, tablet] = [
    await visit({ account, locale, mayComplain: true }),
    await visit({ account, locale, mayComplain: true }),
  ];
  const [lesson] = [await open(phone.page), await open(tablet.page)];
  const [first, second, third, fourth] = lesson.steps!;

  // The tablet has seen a question, whose code comes with it, when it goes offline; both do the first two steps, the tablet two more.
  const tabletStep = (number: number) => tablet.page.getByRole('button', { name: new RegExp(`^Step ${number} of`) });
  await tabletStep(2).click();
  await tablet.page.locator('.go-play[data-ready] [role=gridcell]').first().hover();
  await tablet.page.waitForLoadState('networkidle');
  await tabletStep(1).click();
  await tablet.context.setOffline(true);
  // The response to the phone's first report is lost: the phone sends it again.
  await phone.page.route(
    '**/learning/events',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  for (const step of [first!, second!]) {
    await doStep(phone.page, locale, step);
    await next(phone.page);
  }
  for (const step of [first!, second!, third!, fourth!]) {
    await doStep(tablet.page, locale, step);
    await next(tablet.page);
  }
  await expect.poll(() => progressOf(account)).toEqual([first!.id, second!.id].sort());
  const submitted = untilSubmitted(tablet.page);
  await tablet.context.setOffline(false);
  await submitted;
  await expect.poll(() => progressOf(account)).toEqual([first!, second!, third!, fourth!].map(({ id }) => id).sort());
  // What each device did is stored once.
  const done = await eventsOf(staff, account);
  const counted = (name: string) => done.filter((event) => event === name).length;
  for (const [step, times] of [
    [first!, 2],
    [second!, 2],
    [third!, 1],
    [fourth!, 1],
  ] as const)
    expect([step.id, counted(`stepDone ${step.id}`)]).toEqual([step.id, times]);
  expect([counted(`attempt ${second!.id}`), counted(`attempt ${fourth!.id}`)]).toEqual([2, 1]);
  // After a reload each device shows what the other did.
  await phone.page.reload();
  await phone.page.getByRole('button', { name: /Step 4 of .*, done/ }).waitFor();
});

test('a course that is taken back in the middle of a lesson says so kindly, and shows no more of it', async ({
  visit,
  staff,
}) => {
  const account = await register(url, locale);
  const bought = await order(url, account, 'kid-capture', randomUUID());
  await pay(url, account, bought, 'approve');
  const { page } = await visit({ account, locale });
  await page.goto(`/${locale}/learn/kid-capture/edge-and-corner`);
  const agree = page.getByRole('dialog').getByRole('button', { name: screenText(locale, 'learn.ask.open') });
  await agree.waitFor();
  await agree.click();
  await page.getByRole('button', { name: /^Step 1 of/ }).waitFor();
  const steps = page.getByRole('navigation', { name: screenText(locale, 'learn.lesson.steps') });

  const { id, lines, total } = await staff.findOne('orders', { 'where[number][equals]': bought.id });
  const [line] = lines as { id: string; amount: number }[];
  expect(total).toBe(line!.amount);
  await staff.act(`orders/${String(id)}/refund`, {
    line: line!.id,
    amount: bought.total,
    reason: 'asked by phone',
    key: randomUUID(),
  });
  const moment = page.getByRole('button', { name: screenText(locale, 'learn.board.next') });
  await moment.waitFor();
  while ((await moment.count()) > 0 && (await moment.getAttribute('aria-disabled')) !== 'true') await moment.click();
  await expect(page.getByText(screenText(locale, 'learn.closed.ended'))).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expect(page.locator('.learn-lesson')).toHaveCount(0);
  const { body } = await callApi<Lesson>(
    url,
    `course/learning/courses/kid-capture/lessons/edge-and-corner?locale=${locale}`,
    { token: account.token },
  );
  expect(body).toMatchObject({ access: 'closed', steps: null });
});
