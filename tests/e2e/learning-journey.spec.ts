import type { Page } from 'playwright/test';
import { begin, nextLesson, registerHere } from '../setup/learner-way';
import { keys as actionsByKeys, pointer as actionsByPointer } from '../setup/page-actions';
import { newAccount } from '../setup/shop-api';
import { doStep, followExercises, keys, pointer, studyLesson } from '../setup/study';
import { test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** The first lessons of a new account; what follows is walked in deep/learner-walk. */

test('en-US: by the keys alone: an account, the first lesson of a trial, and the second', async ({ visit }) => {
  const locale = 'en-US';
  const { page } = await visit({ locale });
  const way = { page, locale, act: actionsByKeys(page), lessonActions: keys } as const;
  followExercises(page);
  await registerHere(way, newAccount());
  const lesson = await begin(way, 'trial-01');
  await studyLesson(page, locale, lesson, keys);
  const second = await nextLesson(way);
  await doStep(page, locale, second.steps![0]!, keys);
});

test('zh-CN: an account and the first three steps, on a slow device and a slow line', async ({ visit }) => {
  const locale = 'zh-CN';
  const { page } = await visit({ locale });
  await slow(page);
  const way = { page, locale, act: actionsByPointer, lessonActions: pointer } as const;
  await registerHere(way, newAccount());
  const lesson = await begin(way, 'trial-01');
  for (const step of lesson.steps!.slice(0, 3)) {
    await doStep(page, locale, step);
    await page.getByRole('button', { name: screenText(locale, 'learn.lesson.next'), exact: true }).click();
  }
  await page.getByRole('heading', { level: 2, name: lesson.steps![3]!.title, exact: true }).waitFor();
});

/** A quarter of the processor's speed, and the connection of a phone between two cells. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}
