import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Lesson } from '@/lib/lessons/contract';
import { videoLinks, linksLast } from '@/platform/videos/video-links';
import { call, makeMember, platform, query, sql } from '@/tests/setup/fixtures';
import { newVideo, sendFile, showVideo, smallMp4, topicWithVideo, webm } from '@/tests/setup/videos';
import { eventOf, lessonFor, makeCourse, submitEvents } from '@/tests/setup/learning';
import { makeActors, tokens } from '@/tests/api/access-actors';
import { errorOf, makeLessonVideo, videoIn, get, large, partBytes, vtt } from '@/tests/api/lesson-video';

beforeAll(makeActors);

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const staffLink = async (key: string) => videoLinks((await platform()).secret, key, 'staff', new Date()).film;

describe('a film in a lesson', () => {
  it('comes as links for who may study it, with its length and the captions of this language', async () => {
    const { course, key } = await makeLessonVideo();
    const [first, second] = course.lessons as [string, string];
    const free = videoIn((await lessonFor({}, course, first)).body);
    expect(free).toMatchObject({ id: 'film', title: '影片', seconds: 25 });
    expect(free.src).toContain(`/api/course/learning/films/${key}?for=0.0&`);
    const captions = await get(free.captions!);
    expect([captions.status, captions.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await captions.text()).toBe(vtt);
    const english = await call<Lesson>(`course/learning/courses/${course.code}/lessons/${first}?locale=en-US`);
    expect(videoIn(english.body).captions).toBeNull();
    expect((await get(free.captions!.replace('/zh-TW?', '/en-US?'))).status).toBe(403);
    expect((await lessonFor(await makeMember(), course, second)).body).toMatchObject({ access: 'closed', steps: null });
  });

  it('makes its lesson as long as it is, with each file and with each change of the steps', async () => {
    const { film: video, course } = await makeLessonVideo(webm(60));
    const [first, second] = course.lessons as [string, string];
    const minutesOf = async (lesson: string) => (await lessonFor({}, course, lesson)).body.minutes;
    const short = await minutesOf(first);
    // Learners do not see what only a draft shows.
    const other = await newVideo();
    await sendFile(tokens.editor, other, webm(240));
    await showVideo(second, other, 'draft');
    await sendFile(tokens.editor, video, webm(240));
    expect([await minutesOf(first), await minutesOf(second)]).toEqual([short + 3, short + 3]);
    await sendFile(tokens.editor, other, webm(420));
    expect(await minutesOf(second)).toBe(short + 3);
    await showVideo(second, other);
    expect(await minutesOf(second)).toBe(short + 6);
    // The minutes that staff see in the list of topics.
    expect(
      await query(sql`SELECT version_minutes::int FROM _topics_v WHERE latest AND version_code = ${first}`),
    ).toEqual([{ version_minutes: short + 3 }]);
  });

  it('has no captions that begin when it is over', async () => {
    const { film: video } = await makeLessonVideo(webm(60));
    const payload = await platform();
    const save = (from: string, to: string) =>
      payload.update({
        collection: 'films',
        id: video,
        locale: 'ja-JP',
        data: { captions: `WEBVTT\n\n00:01.000 --> 00:02.000\n石\n\n${from} --> ${to}\n碁盤\n` },
      });
    await save('00:59.000', '01:02.000');
    await expect(save('01:01.000', '01:02.000')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('line 6') as string }] },
    });
  });

  it('goes on at the same second on another device', async () => {
    const { course } = await makeLessonVideo();
    const [first] = course.lessons as [string];
    const member = await makeMember();
    await submitEvents(member.token, [eventOf('reached', course, first, { step: 'film', position: 17 })]);
    expect((await lessonFor(member, course, first)).body.progress).toMatchObject({ step: 'film', position: 17 });
  });

  it('is no longer given to whose course was taken back, nor opened for a deleted account', async () => {
    const { course } = await makeLessonVideo();
    const [, second] = course.lessons as [string, string];
    const member = await makeMember();
    await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
      VALUES (${member.id}, 'staff', 'course', ${course.code}, ${course.code}, 1, now())`);
    const { src } = videoIn((await lessonFor(member, course, second)).body);
    expect((await get(src)).status).toBe(200);
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${member.id}`);
    expect((await lessonFor(member, course, second)).body).toMatchObject({ access: 'closed', steps: null });
    await query(sql`DELETE FROM sessions WHERE user_id = ${member.id}`);
    await query(sql`DELETE FROM entitlements WHERE user_id = ${member.id}`);
    await query(sql`DELETE FROM users WHERE id = ${member.id}`);
    const gone = await get(src);
    expect([gone.status, await errorOf(gone)]).toEqual([403, 'LINK_ENDED']);
  });

  it('opens by its own link alone: one that is over, changed, of another person or another film opens nothing', async () => {
    const [one, other] = [await makeLessonVideo(), await makeLessonVideo()];
    const { secret } = await platform();
    const now = Date.now();
    const right = videoLinks(secret, one.key, '0.0', new Date()).film;
    expect((await get(right)).status).toBe(200);
    for (const wrong of [
      videoLinks(secret, one.key, '0.0', new Date(now - linksLast - 1)).film,
      videoLinks('another secret', one.key, '0.0', new Date()).film,
      right.replace(one.key, other.key),
      right.replace('for=0.0', 'for=1.0'),
      right.replace('for=0.0', 'for=staff'),
      right.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`),
      right.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      right.replace('?', '/captions/zh-TW?'),
    ]) {
      const response = await get(wrong);
      expect([wrong, response.status]).toEqual([wrong, 403]);
      expect([wrong, response.status, await errorOf(response)]).toEqual([wrong, 403, 'LINK_ENDED']);
    }
    expect((await get(right.replace(/&signature.*/, ''))).status).toBe(422);
    // Its file was replaced.
    await sendFile(tokens.editor, one.film, webm(30));
    expect((await get(right)).status).toBe(404);
  });

  it('is left out until there is a file, and cannot be named without one', async () => {
    const video = await newVideo();
    await expect(topicWithVideo(video)).rejects.toThrow();
    await expect(topicWithVideo(999_999_999)).rejects.toThrow();
    await sendFile(tokens.editor, video, smallMp4);
    const topic = await topicWithVideo(video);
    const course = await makeCourse({ topics: 1 });
    await query(sql`UPDATE course_plans_chapters_lessons SET code = ${topic} WHERE code = ${course.topics[0]}`);
    await query(sql`UPDATE films SET file_key = NULL WHERE id = ${video}`);
    const { body } = await lessonFor({}, course, topic);
    expect(body.steps!.map(({ kind }) => kind)).not.toContain('film');
    expect(body.steps!.length).toBeGreaterThan(0);
  });
});

describe('its bytes', () => {
  it('come whole, by range and by HEAD, as RFC 9110 says', async () => {
    const { key } = await makeLessonVideo(large);
    const url = await staffLink(key);
    const whole = await get(url);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(large.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      etag: `"${key}"`,
    });
    expect((await bytesOf(whole)).equals(large)).toBe(true);
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([
      200,
      String(large.length),
      0,
    ]);
    const last = large.length - 1;
    for (const [range, start, end] of [
      ['bytes=0-1', 0, 1],
      ['bytes=0-', 0, last],
      [`bytes=${partBytes - 3}-${partBytes + 3}`, partBytes - 3, partBytes + 3],
      [`bytes=10-${partBytes * 2 + 20}`, 10, partBytes * 2 + 20],
      [`bytes=${partBytes}-${partBytes * 2 - 1}`, partBytes, partBytes * 2 - 1],
      ['bytes=-500', last - 499, last],
      [`bytes=5-${last + 999}`, 5, last],
      [`bytes=-${last + 999}`, 0, last],
    ] as const) {
      const part = await get(url, { range });
      expect([range, part.status, part.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/${large.length}`,
      ]);
      expect(part.headers.get('content-length')).toBe(String(end - start + 1));
      expect((await bytesOf(part)).equals(large.subarray(start, end + 1)), range).toBe(true);
    }
    for (const range of [`bytes=${large.length}-`, 'bytes=-0']) {
      const none = await get(url, { range });
      expect([range, none.status, none.headers.get('content-range')]).toEqual([range, 416, `bytes */${large.length}`]);
    }
    // Invalid ranges, several at once and other units get the whole video.
    for (const range of ['bytes', 'bytes=a-b', 'bytes=0-1,5-6', `bytes=${'0-,'.repeat(500)}0-`, 'seconds=1-2'])
      expect([range, (await get(url, { range })).status]).toEqual([range, 200]);
    const of = (tag: string) => get(url, { range: 'bytes=0-1', 'if-range': tag });
    expect([(await of(`"${key}"`)).status, (await of('"another"')).status, (await of(`W/"${key}"`)).status]).toEqual([
      206, 200, 200,
    ]);
  });

  it.runIf(existsSync('/proc/self/fd'))(
    'are read as far as they are taken, and no further once the caller is gone',
    async () => {
      const { key } = await makeLessonVideo(large);
      const opened = () =>
        readdirSync('/proc/self/fd').flatMap((fd) => {
          try {
            const name = path.basename(readlinkSync(`/proc/self/fd/${fd}`));
            return name.includes(key) ? [name] : [];
          } catch {
            return [];
          }
        });
      const reader = (await get(await staffLink(key))).body!.getReader();
      expect((await reader.read()).value!.length).toBeLessThan(partBytes);
      expect(opened()).toEqual([`film-${key}-0`]);
      await reader.cancel();
      await expect.poll(opened).toEqual([]);
    },
  );
});
