import { expect, test } from '../setup/test';

test('of a film nothing is fetched before it is started; its captions come with it', async ({ visit }) => {
  const { page } = await visit({ locale: 'zh-TW' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|vtt)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto('/zh-TW/parents', { waitUntil: 'networkidle' });
  const video = page.locator('video');
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const captions = page.waitForResponse((response) => response.url().endsWith('.vtt'));
  await video.evaluate((element: HTMLVideoElement) => element.play());
  expect((await captions).ok()).toBe(true);
  const cues = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].flatMap(({ mode, cues }) => (mode === 'showing' ? cues!.length : [])),
    );
  await expect.poll(cues).toEqual([expect.any(Number)]);
});
