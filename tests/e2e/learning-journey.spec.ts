import type { BrowserContext, Page } from 'playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { keys as actionsByKeys, pointer as actionsByPointer, type PageActions } from '../setup/page-actions';
import { choose, placeOrder, untilPaid } from '../setup/purchase';
import { newAccount, type Account } from '../setup/shop-api';
import { doStep, followExercises, keys, openLesson, pointer, studyLesson, type Hands } from '../setup/study';
import { expect, test } from '../setup/test';
import { word } from '../setup/words';

/** From the first page of the learning app to lessons that are bought, and the day after. */
type Way = { page: Page; locale: Locale; act: PageActions; hands: Hands };

async function registerHere({ page, locale, act }: Way, account: Account): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name: word(locale, `account.fields.${name}`) });
  await page.goto(`/${locale}/learn`);
  await act.press(page.getByRole('main').getByRole('link', { name: word(locale, 'learn.visitor.register') }));
  await act.write(field('username'), account.username);
  await act.write(field('email'), account.email);
  await act.write(page.locator('input[autocomplete=new-password]'), account.password);
  await act.press(page.getByRole('button', { name: word(locale, 'account.register.submit') }));
  await page.getByRole('heading', { level: 1, name: word(locale, 'learn.today.title') }).waitFor();
}

/** Begins the course of lessons that Today offers. */
const begin = ({ page, act }: Way, course: string) =>
  openLesson(page, () => act.press(page.locator(`main a[href*="/learn/${course}/"]`)));

async function fits(page: Page): Promise<void> {
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over), `too wide: ${page.url()}`).toBeLessThanOrEqual(0);
}

/** A day later by the clock of this browser. */
async function tomorrow(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(Date.now() + 86_400_000);
}

test('zh-TW: a phone’s width: three lessons of a trial, a course, a chapter, and the next day where it was left', async ({
  visit,
}) => {
  const locale = 'zh-TW';
  const viewport = { width: 375, height: 740 };
  const { page } = await visit({ locale, viewport });
  const way = { page, locale, act: actionsByPointer, hands: pointer } as const;
  followExercises(page);
  await registerHere(way, newAccount());
  let lesson = await begin(way, 'trial-01');
  await fits(page);
  for (const number of [1, 2, 3]) {
    await studyLesson(page, locale, lesson);
    await fits(page);
    if (number < 3)
      lesson = await openLesson(page, () =>
        page.getByRole('link', { name: word(locale, 'learn.lesson.nextLesson') }).click(),
      );
  }

  // A course whose first lesson was done in the trial.
  await page.evaluate(() =>
    localStorage.setItem('sente_cart', '{"items":[{"productId":"kid-capture","quantity":1}],"coupon":null}'),
  );
  await page.goto(`/${locale}/origin#/checkout`);
  await placeOrder(page);
  await choose(page, locale, 'approve');
  await untilPaid(page, locale);
  await page.goto(`/${locale}/learn/kid-capture`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const chapter = page.locator('main section').first();
  await chapter.locator('a[href$="/first-capture"] [data-state=finished]').waitFor();
  await chapter.locator('a[href$="/edge-and-corner"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word(locale, 'learn.ask.open') })
    .waitFor();
  lesson = await openLesson(page, () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: word(locale, 'learn.ask.open') })
      .click(),
  );
  await studyLesson(page, locale, lesson);
  lesson = await openLesson(page, () =>
    page.getByRole('link', { name: word(locale, 'learn.lesson.nextLesson') }).click(),
  );
  await studyLesson(page, locale, lesson);
  // Into the next chapter, and away in the middle of its second step.
  lesson = await openLesson(page, () =>
    page.getByRole('link', { name: word(locale, 'learn.lesson.nextLesson') }).click(),
  );
  await doStep(page, locale, lesson.steps![0]!);
  await page.getByRole('button', { name: word(locale, 'learn.lesson.next'), exact: true }).click();
  await page.getByRole('heading', { level: 2, name: lesson.steps![1]!.title, exact: true }).waitFor();
  const told = page.waitForResponse((response) => response.url().endsWith('/learning/events') && response.ok());
  await page.goto(`/${locale}/learn/kid-capture`);
  await told;
  await expect(chapter.locator('[data-state=finished]')).toHaveCount(3);

  const state = await page.context().storageState();
  const next = await visit({ locale, viewport, storageState: state });
  await tomorrow(next.context);
  await next.page.goto(`/${locale}/learn`);
  await next.page.getByRole('heading', { name: word(locale, 'learn.today.continue') }).waitFor();
  await next.page.locator('main a[href$="/learn/kid-capture/atari"]').first().click();
  await next.page.getByRole('heading', { level: 2, name: lesson.steps![1]!.title, exact: true }).waitFor();
  await fits(next.page);
});

test('en-US: by the keys alone: an account, the first lesson of a trial, and the second', async ({ visit }) => {
  const locale = 'en-US';
  const { page } = await visit({ locale });
  const way = { page, locale, act: actionsByKeys(page), hands: keys } as const;
  followExercises(page);
  await registerHere(way, newAccount());
  const lesson = await begin(way, 'trial-01');
  await studyLesson(page, locale, lesson, keys);
  const second = await openLesson(page, () =>
    way.act.press(page.getByRole('link', { name: word(locale, 'learn.lesson.nextLesson') })),
  );
  await doStep(page, locale, second.steps![0]!, keys);
});

for (const [locale, isSlow] of [
  ['zh-CN', true],
  ['ja-JP', false],
] as const)
  test(`${locale}: an account and the first three steps${isSlow ? ', on a slow device and a slow line' : ''}`, async ({
    visit,
  }) => {
    const { page } = await visit({ locale });
    if (isSlow) await slow(page);
    const way = { page, locale, act: actionsByPointer, hands: pointer } as const;
    await registerHere(way, newAccount());
    const lesson = await begin(way, 'trial-01');
    for (const step of lesson.steps!.slice(0, 3)) {
      await doStep(page, locale, step);
      await page.getByRole('button', { name: word(locale, 'learn.lesson.next'), exact: true }).click();
    }
    await page.getByRole('heading', { level: 2, name: lesson.steps![3]!.title, exact: true }).waitFor();
  });

/** A processor of a quarter, and a line as of a phone between two cells. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
}
