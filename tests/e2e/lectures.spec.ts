import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { url } from '../setup/shop';
import { callApi, register } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { violations } from '../setup/violations';
import { screenText } from '../setup/screen-text';

/** The demonstration's learner has VIP. */
const vip = { username: 'learner', password: 'sente-learner' };

for (const locale of inTurn('lectures', locales))
  for (const width of ['', '@phone '])
    test(
      `${width}${locale}: lectures are found from Today by who has VIP, and a replay is watched`,
      matrix,
      async ({ visit }) => {
        const { token } = (await callApi<{ token: string }>(url, 'user/login', { body: vip })).body;
        const { page } = await visit();
        // The account's holder is the learner.
        await page.addInitScript(
          ([value, learner]) => {
            localStorage.setItem('sente_token', value!);
            localStorage.setItem(learner!, '');
          },
          [token, `sente_learner:${vip.username}`],
        );
        await page.goto(`/${locale}/learn`);
        await page.locator('a[href$="/learn/lectures"]').click();
        await page.getByRole('heading', { name: screenText(locale, 'lectures.upcoming') }).waitFor();
        await expect(page.getByText(screenText(locale, 'lectures.closed'))).toHaveCount(0);
        await page.getByRole('button', { name: screenText(locale, 'lectures.watch') }).click();
        const video = page.locator('video');
        await video.waitFor();
        await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
        expect(await violations(page)).toEqual([]);
      },
    );

test('who has neither VIP nor a pass sees what there is and what opens it, and gets neither link', async ({
  visit,
}) => {
  const { page } = await visit({ account: await register(url) });
  await page.goto('/en-US/learn/lectures');
  await expect(page.getByText(screenText('en-US', 'lectures.closed'))).toBeVisible();
  await expect(page.getByRole('button', { name: screenText('en-US', 'lectures.watch') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: screenText('en-US', 'lectures.join') })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
