import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Lesson } from '@/lib/lessons/contract';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import type { BackOffice } from '../setup/back-office';
import { accounts, url } from '../setup/shop';
import { callApi, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** A video from its file to the learner who watches it: 25 seconds, with captions in two of the languages. */
const file = 'platform/seed/files/adult-beginner-zh-TW.mp4';
const captions = { 'zh-TW': '棋子要呼吸。', 'en-US': 'Stones breathe.' } as const;
const vtt = (text: string) => `WEBVTT\n\n00:00.200 --> 00:24.000\n${text}\n`;
const title = 'The film';

const videoOf = (page: Page) => page.locator('.learn-lesson video');
const second = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isVideo = (address: string) => /\/api\/course\/learning\/films\/[\w-]+\?/.test(address);

/** Creates a video in the back office and uploads it with its captions. */
async function uploadVideo(page: Page, name: string): Promise<void> {
  const [member] = accounts().filter(({ role }) => role === 'staff');
  await page.goto('/backstage/login');
  await page.locator('#field-email').fill(member?.username ?? '');
  await page.locator('#field-password').fill(member?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/backstage(?!\/login)/);
  await page.goto('/backstage/collections/films/create?locale=zh-TW');
  await page.locator('#field-title').fill(name);
  await page.locator('#action-save').click();
  await page.waitForURL(/\/films\/\d+/);
  await page.locator('input[type=file][accept^="video/"]').setInputFiles(file);
  await page.locator('video[src$="/watch"]').waitFor();
  for (const [locale, text] of Object.entries(captions)) {
    await page.goto(`${page.url().split('?')[0]}?locale=${locale}`);
    const field = page.locator('#field-captions');
    await page
      .locator('input[type=file][accept^=".vtt"]')
      .setInputFiles({ name: 'captions.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt(text)) });
    await expect(field).toHaveValue(vtt(text));
    if (locale === 'en-US') await page.locator('#field-title').fill(name);
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' || /films\/\d+\?/.test(response.url()),
    );
    await page.locator('#action-save').click();
    expect((await saved).ok()).toBe(true);
  }
}

/** A course of one lesson, which begins with the video. */
async function publishVideo(staff: BackOffice, name: string): Promise<void> {
  const { id } = await staff.findOne('films', { 'where[title][equals]': name });
  const titles = Object.fromEntries(locales.map((locale) => [locale, title]));
  const steps = [
    { id: 'film', kind: 'film', title: titles, film: id },
    { id: 'words', kind: 'reading', title: titles, paragraphs: titles },
  ];
  await staff.create('topics', { code: name, grade: 19, title, summary: title, _status: 'draft', steps });
  const topic = await staff.findOne('topics', { 'where[code][equals]': name, draft: 'true' });
  for (const locale of locales.slice(1))
    await staff.update('topics', topic.id, { title, summary: title, _status: 'draft' }, locale);
  await staff.update('topics', topic.id, { title, summary: title, steps, _status: 'published' });
  const chapters = [{ title, lessons: [{ code: name }] }];
  await staff.create('coursePlans', { code: name, title, lessonCount: 1, gradeFrom: 19, gradeTo: 18, chapters });
}

test('a film goes from its file to the learners, in their language, at their second', async ({ visit, staff }) => {
  const name = `film-${randomBytes(4).toString('hex')}`;
  const office = await visit({ locale: 'en-US', mayComplain: true });
  await uploadVideo(office.page, name);
  await publishVideo(staff, name);
  const at = (locale: Locale) => `/${locale}/learn/${name}/${name}`;

  const account = await register(url);
  const { page } = await visit({ account });
  const ranges: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (isVideo(response.url())) ranges.push(`${response.status()} ${response.headers()['content-range'] ?? ''}`);
  });
  await page.goto(at('zh-TW'));
  await videoOf(page).evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => second(page)).toBeGreaterThan(0.2);
  expect(ranges[0]).toMatch(/^206 bytes 0-\d+\/\d+$/);
  const shown = () =>
    videoOf(page).evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].flatMap(({ mode, cues, language }) =>
        mode === 'showing' ? [language, ...[...(cues ?? [])].map((cue) => (cue as VTTCue).text)] : [],
      ),
    );
  await expect.poll(shown).toEqual(['zh-TW', captions['zh-TW']]);

  // The position where a learner stops is saved, and is the same on another device, in another language.
  await videoOf(page).evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 14;
  });
  await expect.poll(() => second(page)).toBe(14);
  await page.goto('/zh-TW/learn');
  const lesson = `course/learning/courses/${name}/lessons/${name}?locale=zh-TW`;
  const savedPosition = async () => (await callApi<Lesson>(url, lesson, account)).body.progress.position;
  await expect.poll(savedPosition).toBe(14);

  // Its first link has expired when it is used: the page requests another one without an interruption.
  const other = await visit({ account, locale: 'en-US', mayComplain: true });
  let ended = '';
  await other.context.route(
    ({ href }) => isVideo(href),
    (route) => {
      const link = route.request().url();
      ended ||= link;
      return link === ended ? route.fulfill({ status: 403, body: '{}' }) : route.continue();
    },
  );
  await other.page.goto(at('en-US'));
  await expect.poll(() => second(other.page)).toBe(14);
  await videoOf(other.page).evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => second(other.page)).toBeGreaterThan(14.2);
  await expect(other.page.getByRole('alert').filter({ hasText: screenText('en-US', 'learn.film.failed') })).toHaveCount(
    0,
  );
  await expect(other.page.getByText(screenText('en-US', 'learn.film.noCaptions'))).toHaveCount(0);

  // There are no Japanese captions: the page shows a message.
  await other.page.goto(at('ja-JP'));
  await expect(other.page.getByText(screenText('ja-JP', 'learn.film.noCaptions'))).toBeVisible();
  await expect(videoOf(other.page).locator('track')).toHaveCount(0);

  // A link belongs to one user: with another user in it, it is rejected.
  const link = (await videoOf(other.page).getAttribute('src'))!;
  const asked = async (address: string) => (await callApi(url, address.replace(/^\/api\//, ''))).status;
  expect(await asked(link.replace(/for=\d+/, 'for=1'))).toBe(403);
  expect(await asked(link.replace(/signature=.{4}/, 'signature=AAAA'))).toBe(403);
});
