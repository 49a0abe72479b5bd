import { readdir } from 'node:fs/promises';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lesson } from '@/lib/contract/learning';
import { filmLimits } from '@/lib/domain/learning/film';
import { env } from '@/lib/env';
import { app } from '@/platform/api/app';
import { filmLinks, linksLast } from '@/platform/services/learning/film/film-links';
import { sweepFilms } from '@/platform/services/learning/film/sweep-films';
import { call, makeMember, platform, query, sql } from '../setup/fixtures';
import {
  announce,
  backOffice,
  largeMp4,
  newFilm,
  sendFile,
  sendPart,
  showFilm,
  smallMp4,
  topicWithFilm,
  webm,
} from '../setup/films';
import { eventOf, lessonFor, makeCourse, makeTopic, tellOf } from '../setup/learning';
import { makeActors, tokens } from './access-actors';

beforeAll(makeActors);

const { partBytes } = filmLimits;
const vtt = 'WEBVTT\n\n00:00.200 --> 00:04.300\n棋子要呼吸。\n';
const folder = path.resolve(env.DATA_DIR, 'private');
const partsOf = async (key: string) => (await readdir(folder)).filter((name) => name.startsWith(`film-${key}`)).length;
type Row = Record<'file_key' | 'file_mime' | 'upload_key', string | null> & { seconds: number | null };
const rowOf = async (id: number) =>
  (await query<Row>(sql`SELECT file_key, file_mime, upload_key, seconds::int FROM films WHERE id = ${id}`))[0]!;
const large = largeMp4(partBytes * 2 + 500);

/** A film that can be watched, in the first and the second lesson of a course. */
async function filmed(bytes: Buffer = smallMp4) {
  const film = await newFilm(vtt);
  expect((await sendFile(tokens.editor, film, bytes)).status).toBe(200);
  const course = await makeCourse();
  for (const topic of course.topics) await showFilm(topic, film);
  return { film, course, key: (await rowOf(film)).file_key! };
}
const filmIn = ({ steps }: Lesson) => {
  const step = steps?.find(({ kind }) => kind === 'film');
  if (step?.kind !== 'film') throw new Error('no film');
  return step;
};
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(url, { headers, method });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const errorOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const staffLink = async (key: string) => filmLinks((await platform()).secret, key, 'staff', new Date()).film;

describe('the file of a film', () => {
  it('comes in parts, goes on where it was cut off, and its length is read from it', async () => {
    const film = await newFilm();
    const { said: first } = await announce(tokens.editor, film, large.length);
    expect(first.received).toBe(0);
    const { said: second } = await sendPart(tokens.editor, film, first, large);
    expect(second).toEqual({ key: first.key, received: partBytes });
    // Once more, too far, too short.
    for (const received of [0, partBytes * 2])
      expect((await sendPart(tokens.editor, film, { ...first, received }, large)).said.received).toBe(partBytes);
    expect((await sendPart(tokens.editor, film, second, large.subarray(0, partBytes + 9))).status).toBe(400);
    // The same file again, after a day.
    const { said: again } = await announce(tokens.admin, film, large.length);
    expect(again).toEqual(second);
    const { said: third } = await sendPart(tokens.admin, film, again, large);
    const last = await sendPart(tokens.admin, film, third, large);
    expect(last.said).toEqual({ key: first.key, received: large.length });
    // The answer was lost.
    expect((await sendPart(tokens.admin, film, third, large)).said).toEqual(last.said);
    const row = await rowOf(film);
    expect(row).toEqual({ file_key: first.key, file_mime: 'video/mp4', upload_key: null, seconds: 25 });
    expect(await partsOf(first.key)).toBe(3);
  });

  it('may be a WebM; another takes its place, and nothing is left of the one before', async () => {
    const film = await newFilm();
    await sendFile(tokens.editor, film, smallMp4);
    const before = (await rowOf(film)).file_key!;
    expect((await sendFile(tokens.editor, film, webm(61.4))).status).toBe(200);
    const after = await rowOf(film);
    expect(after).toMatchObject({ file_mime: 'video/webm', seconds: 61, upload_key: null });
    expect([await partsOf(before), await partsOf(after.file_key!)]).toEqual([0, 1]);
  });

  it.each([
    ['a text that is called a film', Buffer.from('this is not a film, whatever it is called'), /not a film/],
    ['sound alone', webm(60, 2), /not a film/],
    ['a film without a length', webm(null), /how long/],
    ['a film that was cut off', smallMp4.subarray(0, 2000), /not a film|how long/],
    ['one that is longer than a lesson', webm(filmLimits.seconds + 1), /15 minutes/],
    [
      'what many browsers do not play',
      Buffer.from(
        smallMp4.toString('latin1').replace('avc1\0\0\0\0', 'mp4v\0\0\0\0').replaceAll('avc1', 'mp4v'),
        'latin1',
      ),
      /H\.264/,
    ],
  ])('%s is refused in words, and nothing of it is kept', async (_name, bytes, why) => {
    const film = await newFilm();
    await sendFile(tokens.editor, film, smallMp4);
    const before = await rowOf(film);
    const files = (await readdir(folder)).length;
    const { status, said } = await sendFile(tokens.editor, film, bytes);
    expect(status).toBe(422);
    expect(said.errors?.[0]?.message).toMatch(why);
    expect(await rowOf(film)).toEqual(before);
    expect((await readdir(folder)).length).toBe(files);
  });

  it('that is too large is refused before any of it comes', async () => {
    const film = await newFilm();
    const { status, said } = await announce(tokens.editor, film, filmLimits.bytes + 1);
    expect([status, said.errors?.[0]?.data.code]).toEqual([422, 'FILE_REFUSED']);
    expect(said.errors?.[0]?.message).toContain('300 MB');
  });

  it('that somebody else has begun to send meanwhile is theirs', async () => {
    const film = await newFilm();
    const { said: mine } = await announce(tokens.editor, film, large.length, 'mine.mp4');
    await sendPart(tokens.editor, film, mine, large);
    const { said: theirs } = await announce(tokens.admin, film, smallMp4.length, 'theirs.mp4');
    const { status, said } = await sendPart(tokens.editor, film, { ...mine, received: partBytes }, large);
    expect([status, said.errors?.[0]?.data.code]).toEqual([409, 'STATE_CHANGED']);
    expect(await partsOf(mine.key)).toBe(0);
    expect((await sendPart(tokens.admin, film, theirs, smallMp4)).status).toBe(200);
  });

  it('outlives the saving of its form, and what nobody goes on with is swept', async () => {
    const film = await newFilm();
    const upload = sendFile(tokens.editor, film, smallMp4);
    const payload = await platform();
    const save = payload.update({ collection: 'films', id: film, locale: 'zh-TW', data: { title: '新的標題' } });
    await Promise.all([upload, save]);
    const { file_key: key } = await rowOf(film);
    expect(key).not.toBeNull();
    const { said } = await announce(tokens.editor, film, large.length);
    await sendPart(tokens.editor, film, said, large);
    await sweepFilms(payload, new Date(Date.now() + 6 * 86_400_000));
    expect(await partsOf(said.key)).toBe(1);
    await sweepFilms(payload, new Date(Date.now() + 8 * 86_400_000));
    expect([await partsOf(said.key), await rowOf(film)]).toMatchObject([0, { upload_key: null, file_key: key }]);
  });
});

describe('a film in a lesson', () => {
  it('comes as links for who may study it, with its length and the captions of this language', async () => {
    const { course, key } = await filmed();
    const [first, second] = course.lessons as [string, string];
    const free = filmIn((await lessonFor({}, course, first)).body);
    expect(free).toMatchObject({ id: 'film', title: '影片', seconds: 25 });
    expect(free.src).toContain(`/api/course/learning/films/${key}?for=0.0&`);
    const captions = await get(free.captions!);
    expect([captions.status, captions.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await captions.text()).toBe(vtt);
    const english = await call<Lesson>(`course/learning/courses/${course.code}/lessons/${first}?locale=en-US`);
    expect(filmIn(english.body).captions).toBeNull();
    expect((await get(free.captions!.replace('/zh-TW?', '/en-US?'))).status).toBe(403);
    expect((await lessonFor(await makeMember(), course, second)).body).toMatchObject({ access: 'closed', steps: null });
  });

  it('makes its lesson and its course as long as it is, and as its next file is', async () => {
    const film = await newFilm();
    await sendFile(tokens.editor, film, webm(60));
    const topic = await topicWithFilm(film);
    const course = await makeCourse({ topics: 1 });
    await query(sql`UPDATE course_plans_chapters_lessons SET code = ${topic} WHERE code = ${course.topics[0]}`);
    const minutes = async () => {
      const { body } = await call<{ minutes: number; chapters: { lessons: { minutes: number }[] }[] }>(
        `course/learning/courses/${course.code}?locale=zh-TW`,
      );
      return [body.chapters[0]!.lessons[0]!.minutes, body.minutes] as const;
    };
    const [lesson, all] = await minutes();
    expect(lesson).toBeGreaterThan(5);
    await sendFile(tokens.editor, film, webm(60 + 120));
    expect(await minutes()).toEqual([lesson + 2, all + 2]);
    // What is typed counts for nothing.
    await query(sql`UPDATE topics SET minutes = 5 WHERE code = ${topic}`);
    await showFilm(topic, film);
    expect((await minutes())[0]).toBe(lesson + 2);
  });

  it('goes on at the same second on another device', async () => {
    const { course } = await filmed();
    const [first] = course.lessons as [string];
    const member = await makeMember();
    await tellOf(member.token, [eventOf('reached', course, first, { step: 'film', position: 17 })]);
    expect((await lessonFor(member, course, first)).body.progress).toMatchObject({ step: 'film', position: 17 });
  });

  it('is no longer given to whose course was taken back, nor opened for a deleted account', async () => {
    const { course } = await filmed();
    const [, second] = course.lessons as [string, string];
    const member = await makeMember();
    await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
      VALUES (${member.id}, 'staff', 'course', ${course.code}, ${course.code}, 1, now())`);
    const { src } = filmIn((await lessonFor(member, course, second)).body);
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
    const [one, other] = [await filmed(), await filmed()];
    const { secret } = await platform();
    const now = Date.now();
    const right = filmLinks(secret, one.key, '0.0', new Date()).film;
    expect((await get(right)).status).toBe(200);
    for (const wrong of [
      filmLinks(secret, one.key, '0.0', new Date(now - linksLast - 1)).film,
      filmLinks('another secret', one.key, '0.0', new Date()).film,
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
    // Another file has taken its place.
    await sendFile(tokens.editor, one.film, webm(30));
    expect((await get(right)).status).toBe(404);
  });

  it('is left out until there is a file, and cannot be named without one', async () => {
    const film = await newFilm();
    await expect(topicWithFilm(film)).rejects.toThrow();
    await expect(topicWithFilm(999_999_999)).rejects.toThrow();
    await sendFile(tokens.editor, film, smallMp4);
    const topic = await topicWithFilm(film);
    const course = await makeCourse({ topics: 1 });
    await query(sql`UPDATE course_plans_chapters_lessons SET code = ${topic} WHERE code = ${course.topics[0]}`);
    await query(sql`UPDATE films SET file_key = NULL WHERE id = ${film}`);
    const { body } = await lessonFor({}, course, topic);
    expect(body.steps!.map(({ kind }) => kind)).not.toContain('film');
    expect(body.steps!.length).toBeGreaterThan(0);
  });
});

describe('its bytes', () => {
  it('come whole, by range and by HEAD, as RFC 9110 says', async () => {
    const { key } = await filmed(large);
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
    // What is none, several at once, other units: the whole.
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
      const { key } = await filmed(large);
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

describe('who may what', () => {
  it('films are read by staff alone, written by editors, and kept while a lesson shows them', async () => {
    const { film, course, key } = await filmed();
    const payload = await platform();
    const [topic, other] = course.topics as [string, string];
    for (const token of [tokens.owner, 'nobody'])
      expect((await backOffice(`films/${film}`, token, { method: 'GET' })).status).toBe(401);
    expect((await backOffice(`films/${film}`, tokens.support, { method: 'GET' })).status).toBe(200);
    expect((await announce(tokens.support, film, 9)).status).toBe(403);
    const watched = await backOffice(`films/${film}/watch`, tokens.support, { method: 'GET' });
    expect(watched.status).toBe(302);
    expect((await get(watched.response.headers.get('location')!)).status).toBe(200);

    const remove = () => backOffice(`films/${film}`, tokens.editor, { method: 'DELETE' });
    const kept = await remove();
    expect(kept.status).toBe(409);
    for (const code of [topic, other]) expect(kept.said.errors?.[0]?.message).toContain(code);
    // A draft that is not public yet shows it, too.
    const without = async (code: string, draft: boolean) => {
      const { docs } = await payload.find({ collection: 'topics', where: { code: { equals: code } } });
      const steps = (docs[0]!.steps as unknown as { kind: string }[]).filter(({ kind }) => kind !== 'film');
      const data = { steps: steps as never, _status: draft ? ('draft' as const) : ('published' as const) };
      await payload.update({ collection: 'topics', id: docs[0]!.id, locale: 'zh-TW', draft, data });
    };
    await without(topic, false);
    await without(other, false);
    await showFilm(other, film, 'draft');
    expect((await remove()).said.errors?.[0]?.message).toMatch(new RegExp(`: ${other}\\.`));
    await without(other, true);
    expect((await remove()).status).toBe(200);
    expect(await partsOf(key)).toBe(0);
  });

  it('who deletes a film and who puts it into a lesson are one after the other', async () => {
    for (let time = 0; time < 5; time += 1) {
      const film = await newFilm();
      await sendFile(tokens.editor, film, smallMp4);
      const topic = await makeTopic();
      const [shown, removed] = await Promise.allSettled([
        showFilm(topic, film),
        backOffice(`films/${film}`, tokens.editor, { method: 'DELETE' }),
      ]);
      const isGone = removed.status === 'fulfilled' && removed.value.status === 200;
      expect(isGone).toBe(shown.status === 'rejected');
      expect(await query(sql`SELECT id FROM films WHERE id = ${film}`)).toHaveLength(isGone ? 0 : 1);
    }
  });

  // The embedded database does one transaction at a time: there nothing happens meanwhile.
  describe.runIf(process.env.TEST_DATABASE === 'server')('what happens while a form is being saved', () => {
    /** Begins `work` when a document has been read and is not written yet, and lets the save go on once it is done or waits for it. */
    async function during(table: 'films' | 'topics', work: () => Promise<unknown>, save: () => Promise<unknown>) {
      const { beforeChange } = (await platform()).collections[table].config.hooks;
      let isDone = false;
      let begun: Promise<unknown> | undefined;
      const hook = async () => {
        begun ??= work().finally(() => (isDone = true));
        const waits = async () =>
          isDone || (await query(sql`SELECT 1 FROM pg_locks WHERE NOT granted LIMIT 1`)).length > 0;
        await expect.poll(waits, { timeout: 20_000 }).toBe(true);
      };
      beforeChange.push(hook);
      try {
        await save();
      } finally {
        beforeChange.splice(beforeChange.indexOf(hook), 1);
      }
      await begun;
    }

    it('a film that arrives is not undone by it', async () => {
      const [payload, film] = [await platform(), await newFilm()];
      await during(
        'films',
        () => sendFile(tokens.editor, film, smallMp4),
        () => payload.update({ collection: 'films', id: film, locale: 'zh-TW', data: { title: '新的標題' } }),
      );
      expect(await rowOf(film)).toMatchObject({ file_mime: 'video/mp4', seconds: 25 });
    });

    it('a film that a lesson is about to show is not deleted', async () => {
      const [film, topic] = [await newFilm(), await makeTopic()];
      await sendFile(tokens.editor, film, smallMp4);
      let status = 0;
      const remove = async () => {
        ({ status } = await backOffice(`films/${film}`, tokens.editor, { method: 'DELETE' }));
      };
      await during('topics', remove, () => showFilm(topic, film));
      expect(status).toBe(409);
    });
  });

  it('captions are WebVTT, or are refused by the line that is wrong', async () => {
    const film = await newFilm();
    const save = (captions: string) =>
      backOffice(`films/${film}?locale=ja-JP`, tokens.editor, {
        method: 'PATCH',
        body: JSON.stringify({ captions }),
        type: 'application/json',
      });
    expect((await save(vtt)).status).toBe(200);
    const wrong = await save('WEBVTT\n\n00:01 --> 00:02\nhello\n');
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.said)).toContain('line 3');
    expect(await query(sql`SELECT captions FROM films_locales WHERE _parent_id = ${film}`)).toEqual([
      { captions: vtt },
    ]);
  });
});
