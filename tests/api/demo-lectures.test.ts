import { expect, it } from 'vitest';
import type { Lectures } from '@/lib/lectures/contract';
import { locales } from '@/lib/kernel/locale';
import { seedDemoLectures } from '@/platform/seed/demo/demo-lectures';
import { app } from '@/platform/app';
import { call, makeMember, platform } from '../setup/fixtures';
import { grantLectures, noLectures } from '../setup/lectures';

it('a demonstration has a lecture to come and one with its replay, in every language, seeded once', async () => {
  const payload = await platform();
  await noLectures();
  await seedDemoLectures(payload);
  await seedDemoLectures(payload);
  const member = await makeMember();
  await grantLectures(member);
  const { token } = member;
  for (const locale of locales) {
    const { body } = await call<Lectures>(`course/learning/lectures?locale=${locale}`, { token });
    expect(body.upcoming.map(({ state, hasRoom }) => [state, hasRoom])).toEqual([['planned', true]]);
    expect(body.past.items.map(({ state }) => state)).toEqual(['replay']);
  }
  const path = 'course/learning/lectures/demo-evening-with-a-child/replay?locale=zh-TW';
  const { body } = await call<{ src: string; captions: string }>(path, { token });
  const [video, captions] = [await app.request(body.src), await app.request(body.captions)];
  expect([video.status, captions.status]).toEqual([200, 200]);
  await video.body?.cancel();
  // As staff see it: their list reads the versions.
  const drafts = await payload.find({ collection: 'lectures', draft: true, locale: 'en-US' });
  expect(drafts.docs.map(({ title }) => title).sort()).toEqual([
    'Twenty minutes of Go with your child after dinner',
    'Where two points hide in a small endgame',
  ]);
});
