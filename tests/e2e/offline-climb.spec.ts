import type { Page } from 'playwright/test';
import type { Level, LevelEntry } from '@/lib/climb/contract';
import { packsKey } from '@/lib/kernel/browser/keys';
import { keys, pointer, solve } from '../setup/study';
import { tabTo } from '../setup/keyboard';
import { url } from '../setup/shop';
import { callApi, register, type LoggedIn } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

const locale = 'en-US';
const climb = `/${locale}/learn/ladder`;
const packs = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: screenText(locale, 'ladder.packs.title') }) });

/** A theme's levels in a grade, chosen and downloaded. */
async function downloadLife(page: Page): Promise<void> {
  await page.goto(climb);
  const card = packs(page);
  await card.getByLabel(screenText(locale, 'ladder.packs.what')).selectOption('life');
  await card.getByLabel(screenText(locale, 'ladder.packs.grade')).selectOption('18');
  await card.getByText(/^\d+ problems?, \d+ kB$/).waitFor();
  await card.getByRole('button', { name: screenText(locale, 'ladder.packs.download') }).click();
  await card.getByText('Downloaded: Life and death · G18. You can play it offline now.').waitFor();
}

/** The first levels of the pack that need a single answer. */
async function levelsOf({ token }: LoggedIn): Promise<Level[]> {
  const { body } = await callApi<{ levels: Level[] }>(url, 'course/learning/ladder/packs/life-18', { token });
  return body.levels.filter(({ defences }) => defences.length === 0);
}

test('levels are downloaded, played after a reload without a line, by keyboard too, and count once when it is back', async ({
  visit,
  staff,
}) => {
  const account = await register(url, locale);
  // The browser reports what does not load offline.
  const { page, context } = await visit({ account, locale, mayComplain: true });
  await downloadLife(page);
  const [first, second] = await levelsOf(account);
  expect(await violations(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto(`/${locale}/learn`);
  expect(new URL(page.url()).pathname).toBe(climb);
  await page.getByText(screenText(locale, 'ladder.offline.text')).waitFor();
  await page.getByText(screenText(locale, 'ladder.offline.wanted')).waitFor();
  expect(await violations(page)).toEqual([]);
  const [levelOne, levelTwo] = [first!, second!].map(({ number }) =>
    page.getByRole('link', { name: `No. ${number}, ${screenText(locale, 'ladder.states.new')}` }),
  );
  await levelOne!.click();
  await solve(page, first!.problem, pointer.playAt);
  await page.getByText('One answer is kept in this browser', { exact: false }).waitFor();

  await page.getByRole('link', { name: screenText(locale, 'ladder.map.title') }).click();
  await page
    .getByRole('link', { name: `No. ${first!.number}, ${screenText(locale, 'ladder.states.firstTry')}` })
    .waitFor();
  await tabTo(page, levelTwo!);
  await page.keyboard.press('Enter');
  await solve(page, second!.problem, keys.playAt);
  expect(await violations(page)).toEqual([]);
  // It is here after a reload, too.
  await page.reload();
  await page.getByText('2 answers are kept in this browser', { exact: false }).waitFor();

  await context.setOffline(false);
  await page.getByText('You’re back online, and all 2 answers have been sent.').waitFor();
  const { body } = await callApi<LevelEntry[]>(url, 'course/learning/ladder/levels?theme=life&grade=18', account);
  const states = new Map(body.map(({ id, state }) => [id, state]));
  expect([states.get(first!.id), states.get(second!.id)]).toEqual(['firstTry', 'firstTry']);
  const query = { 'where[user.username][equals]': account.username, limit: '50' };
  const { docs } = await staff.find('learningEvents', query);
  expect(docs.map(({ kind, problem }) => `${kind} ${problem}`).sort()).toEqual(
    [first!, second!].map(({ id }) => `level ${id}`).sort(),
  );
  await page.goto(climb);
  await page.getByRole('heading', { name: screenText(locale, 'ladder.map.title') }).waitFor();
});

test('what is not here says so, and is opened once the line is back; the shop needs one as ever', async ({ visit }) => {
  const account = await register(url, locale);
  const { page, context } = await visit({ account, locale, mayComplain: true });
  await downloadLife(page);
  await context.setOffline(true);
  await page.goto(`/${locale}/learn/exam`);
  await page.getByText(screenText(locale, 'ladder.offline.wanted')).waitFor();
  await page.goto(`/${locale}/learn/ladder/play#/level/unknown`);
  await page.getByText(screenText(locale, 'ladder.offline.notKept'), { exact: true }).waitFor();
  const shop = await context.newPage();
  await expect(shop.goto(`/${locale}/courses`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/${locale}/learn/exam`);
  await page.getByText(screenText(locale, 'ladder.offline.wanted')).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: screenText(locale, 'ladder.offline.open') }).click();
  await page.waitForURL(`**/${locale}/learn/exam`);
});

test('a logout leaves no level here, and the last one deleted takes the worker along', async ({ visit }) => {
  const account = await register(url, locale);
  const { page } = await visit({ account, locale });
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const copies = () => page.evaluate(async () => (await caches.keys()).length);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter(Boolean));
  await page.goto(climb);
  await page.getByRole('heading', { name: screenText(locale, 'ladder.map.title') }).waitFor();
  expect([await workers(), await copies()]).toEqual([0, 0]);
  await downloadLife(page);
  expect([await workers(), await copies()]).toEqual([1, 1]);
  const card = packs(page);
  await card.getByRole('button', { name: 'Delete Life and death · G18' }).click();
  await card.getByText('Deleted: Life and death · G18.').waitFor();
  await expect.poll(async () => [await workers(), await copies()]).toEqual([0, 0]);

  await downloadLife(page);
  expect(await databases()).toContain(packsKey);
  await page.goto(`/${locale}/courses`);
  await page.locator('header summary', { hasText: account.realName }).first().click();
  await page
    .getByRole('button', { name: screenText(locale, 'layout.logout') })
    .first()
    .click();
  await page.waitForURL(`${url}/${locale}`);
  await expect.poll(databases).not.toContain(packsKey);
  // Nobody is logged in: the learning app deletes its copies.
  await page.goto(climb);
  await expect.poll(async () => [await workers(), await copies()]).toEqual([0, 0]);
});
