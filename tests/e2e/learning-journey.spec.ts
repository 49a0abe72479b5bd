import type { Page } from 'playwright/test';
import { fits } from '../setup/fits';
import {
  begin,
  goOnTomorrow,
  leaveAtSecondStep,
  nextLesson,
  openBeyondFree,
  payCart,
  registerHere,
  studyLessons,
} from '../setup/learner-way';
import { keys as actionsByKeys, pointer as actionsByPointer } from '../setup/page-actions';
import { newAccount } from '../setup/shop-api';
import { doStep, followExercises, keys, pointer, studyLesson } from '../setup/study';
import { expect, test } from '../setup/test';
import { word } from '../setup/words';

/** From the first page of the learning app to lessons that are bought, and the day after. */

test('zh-TW: a phone’s width: three lessons of a trial, a course, a chapter, and the next day where it was left', async ({
  visit,
}) => {
  const locale = 'zh-TW';
  const viewport = { width: 375, height: 740 };
  const { page } = await visit({ locale, viewport });
  const way = { page, locale, act: actionsByPointer, hands: pointer } as const;
  followExercises(page);
  await registerHere(way, newAccount());
  const trial = await begin(way, 'trial-01');
  await fits(page);
  await studyLessons(way, trial, 3);

  // A course whose first lesson was done in the trial.
  await page.evaluate(() =>
    localStorage.setItem('sente_cart', '{"items":[{"productId":"kid-capture","quantity":1}],"coupon":null}'),
  );
  await payCart(way);
  await page.goto(`/${locale}/learn/kid-capture`);
  const chapter = page.locator('main section').first();
  await chapter.locator('a[href$="/first-capture"] [data-state=finished]').waitFor();
  await studyLessons(way, await openBeyondFree(way, '/edge-and-corner'), 2);
  // Into the next chapter, and away in the middle of its second step.
  const step = await leaveAtSecondStep(way, await nextLesson(way), `/${locale}/learn/kid-capture`);
  await expect(chapter.locator('[data-state=finished]')).toHaveCount(3);

  const storageState = await page.context().storageState();
  const next = await visit({ locale, viewport, storageState });
  await goOnTomorrow({ ...way, page: next.page }, next.context, { lesson: '/learn/kid-capture/atari', step });
});

test('en-US: by the keys alone: an account, the first lesson of a trial, and the second', async ({ visit }) => {
  const locale = 'en-US';
  const { page } = await visit({ locale });
  const way = { page, locale, act: actionsByKeys(page), hands: keys } as const;
  followExercises(page);
  await registerHere(way, newAccount());
  const lesson = await begin(way, 'trial-01');
  await studyLesson(page, locale, lesson, keys);
  const second = await nextLesson(way);
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
