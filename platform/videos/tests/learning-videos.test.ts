import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { videoLimits } from '@/lib/videos/video';
import { sweepVideos } from '@/platform/videos/sweep-videos';
import { platform, query, sql } from '@/tests/setup/fixtures';
import { announce, backOffice, newVideo, sendFile, sendPart, showVideo, smallMp4, webm } from '@/tests/setup/videos';
import { makeTopic } from '@/tests/setup/learning';
import { makeActors, tokens } from '@/tests/api/access-actors';
import { makeLessonVideo, folder, get, large, partBytes, partsOf, rowOf, vtt } from '@/tests/api/lesson-video';

beforeAll(makeActors);

describe('the file of a film', () => {
  it('comes in parts, goes on where it was cut off, and its length is read from it', async () => {
    const video = await newVideo();
    const { body: first } = await announce(tokens.editor, video, large.length);
    expect(first.received).toBe(0);
    const { body: second } = await sendPart(tokens.editor, video, first, large);
    expect(second).toEqual({ key: first.key, received: partBytes });
    // The same part again, one too far ahead, one too short.
    for (const received of [0, partBytes * 2])
      expect((await sendPart(tokens.editor, video, { ...first, received }, large)).body.received).toBe(partBytes);
    expect((await sendPart(tokens.editor, video, second, large.subarray(0, partBytes + 9))).status).toBe(400);
    // The same file again, after a day.
    const { body: again } = await announce(tokens.admin, video, large.length);
    expect(again).toEqual(second);
    const { body: third } = await sendPart(tokens.admin, video, again, large);
    const last = await sendPart(tokens.admin, video, third, large);
    expect(last.body).toEqual({ key: first.key, received: large.length });
    // The response was lost.
    expect((await sendPart(tokens.admin, video, third, large)).body).toEqual(last.body);
    const row = await rowOf(video);
    expect(row).toEqual({ file_key: first.key, file_mime: 'video/mp4', upload_key: null, seconds: 25 });
    expect(await partsOf(first.key)).toBe(3);
  });

  it('may be a WebM; another takes its place, and nothing is left of the one before', async () => {
    const video = await newVideo();
    await sendFile(tokens.editor, video, smallMp4);
    const before = (await rowOf(video)).file_key!;
    expect((await sendFile(tokens.editor, video, webm(61.4))).status).toBe(200);
    const after = await rowOf(video);
    expect(after).toMatchObject({ file_mime: 'video/webm', seconds: 61, upload_key: null });
    expect([await partsOf(before), await partsOf(after.file_key!)]).toEqual([0, 1]);
  });

  it.each([
    ['a text that is called a film', Buffer.from('this is not a film, whatever it is called'), /not a film/],
    ['sound alone', webm(60, 2), /not a film/],
    ['a film without a length', webm(null), /how long/],
    ['a film that was cut off', smallMp4.subarray(0, 2000), /not a film|how long/],
    ['one that is longer than a lesson', webm(videoLimits.seconds + 1), /15 minutes/],
    [
      'what many browsers do not play',
      Buffer.from(
        smallMp4.toString('latin1').replace('avc1\0\0\0\0', 'mp4v\0\0\0\0').replaceAll('avc1', 'mp4v'),
        'latin1',
      ),
      /H\.264/,
    ],
  ])('%s is rejected in words, and nothing of it is kept', async (_name, bytes, why) => {
    const video = await newVideo();
    await sendFile(tokens.editor, video, smallMp4);
    const before = await rowOf(video);
    const files = (await readdir(folder)).length;
    const { status, body: response } = await sendFile(tokens.editor, video, bytes);
    expect(status).toBe(422);
    expect(response.errors?.[0]?.message).toMatch(why);
    expect(await rowOf(video)).toEqual(before);
    expect((await readdir(folder)).length).toBe(files);
  });

  it('that is too large is rejected before any of it comes', async () => {
    const video = await newVideo();
    const { status, body: response } = await announce(tokens.editor, video, videoLimits.bytes + 1);
    expect([status, response.errors?.[0]?.data.code]).toEqual([422, 'FILE_REFUSED']);
    expect(response.errors?.[0]?.message).toContain('300 MB');
  });

  it('that somebody else has begun to send meanwhile is theirs', async () => {
    const video = await newVideo();
    const { body: mine } = await announce(tokens.editor, video, large.length, 'mine.mp4');
    await sendPart(tokens.editor, video, mine, large);
    const { body: theirs } = await announce(tokens.admin, video, smallMp4.length, 'theirs.mp4');
    const { status, body: response } = await sendPart(tokens.editor, video, { ...mine, received: partBytes }, large);
    expect([status, response.errors?.[0]?.data.code]).toEqual([409, 'STATE_CHANGED']);
    expect(await partsOf(mine.key)).toBe(0);
    expect((await sendPart(tokens.admin, video, theirs, smallMp4)).status).toBe(200);
  });

  it('outlives the saving of its form, and what nobody goes on with is swept', async () => {
    const video = await newVideo();
    const upload = sendFile(tokens.editor, video, smallMp4);
    const payload = await platform();
    const save = payload.update({ collection: 'films', id: video, locale: 'zh-TW', data: { title: '新的標題' } });
    await Promise.all([upload, save]);
    const { file_key: key } = await rowOf(video);
    expect(key).not.toBeNull();
    const { body: response } = await announce(tokens.editor, video, large.length);
    await sendPart(tokens.editor, video, response, large);
    await sweepVideos(payload, new Date(Date.now() + 6 * 86_400_000));
    expect(await partsOf(response.key)).toBe(1);
    await sweepVideos(payload, new Date(Date.now() + 8 * 86_400_000));
    expect([await partsOf(response.key), await rowOf(video)]).toMatchObject([0, { upload_key: null, file_key: key }]);
  });
});

describe('who may what', () => {
  it('films are read by staff alone, written by editors, and kept while a lesson shows them', async () => {
    const { film: video, course, key } = await makeLessonVideo();
    const payload = await platform();
    const [topic, other] = course.topics as [string, string];
    for (const token of [tokens.owner, 'nobody'])
      expect((await backOffice(`films/${video}`, token, { method: 'GET' })).status).toBe(401);
    expect((await backOffice(`films/${video}`, tokens.support, { method: 'GET' })).status).toBe(200);
    expect((await announce(tokens.support, video, 9)).status).toBe(403);
    const watched = await backOffice(`films/${video}/watch`, tokens.support, { method: 'GET' });
    expect(watched.status).toBe(302);
    expect((await get(watched.response.headers.get('location')!)).status).toBe(200);

    const remove = () => backOffice(`films/${video}`, tokens.editor, { method: 'DELETE' });
    const response = await remove();
    expect(response.status).toBe(409);
    for (const code of [topic, other]) expect(response.body.errors?.[0]?.message).toContain(code);
    // A draft that is not public yet shows it, too.
    const without = async (code: string, draft: boolean) => {
      const { docs } = await payload.find({ collection: 'topics', where: { code: { equals: code } } });
      const steps = (docs[0]!.steps as unknown as { kind: string }[]).filter(({ kind }) => kind !== 'film');
      const data = { steps: steps as never, _status: draft ? ('draft' as const) : ('published' as const) };
      await payload.update({ collection: 'topics', id: docs[0]!.id, locale: 'zh-TW', draft, data });
    };
    await without(topic, false);
    await without(other, false);
    await showVideo(other, video, 'draft');
    expect((await remove()).body.errors?.[0]?.message).toMatch(new RegExp(`: ${other}\\.`));
    await without(other, true);
    expect((await remove()).status).toBe(200);
    expect(await partsOf(key)).toBe(0);
  });

  it('who deletes a film and who puts it into a lesson are one after the other', async () => {
    for (let time = 0; time < 5; time += 1) {
      const video = await newVideo();
      await sendFile(tokens.editor, video, smallMp4);
      const topic = await makeTopic();
      const [shown, removed] = await Promise.allSettled([
        showVideo(topic, video),
        backOffice(`films/${video}`, tokens.editor, { method: 'DELETE' }),
      ]);
      const isGone = removed.status === 'fulfilled' && removed.value.status === 200;
      expect(isGone).toBe(shown.status === 'rejected');
      expect(await query(sql`SELECT id FROM films WHERE id = ${video}`)).toHaveLength(isGone ? 0 : 1);
    }
  });

  // The embedded database runs one transaction at a time, so there nothing can happen meanwhile.
  describe.runIf(process.env.TEST_DATABASE === 'server')('what happens while a form is being saved', () => {
    /** Begins `work` after a document was read and before it is written, and lets the save continue once `work` is done or waits for the save. */
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
      const [payload, video] = [await platform(), await newVideo()];
      await during(
        'films',
        () => sendFile(tokens.editor, video, smallMp4),
        () => payload.update({ collection: 'films', id: video, locale: 'zh-TW', data: { title: '新的標題' } }),
      );
      expect(await rowOf(video)).toMatchObject({ file_mime: 'video/mp4', seconds: 25 });
    });

    it('a film that a lesson is about to show is not deleted', async () => {
      const [video, topic] = [await newVideo(), await makeTopic()];
      await sendFile(tokens.editor, video, smallMp4);
      let status = 0;
      const remove = async () => {
        ({ status } = await backOffice(`films/${video}`, tokens.editor, { method: 'DELETE' }));
      };
      await during('topics', remove, () => showVideo(topic, video));
      expect(status).toBe(409);
    });
  });

  it('captions are WebVTT, or are rejected by the line that is wrong', async () => {
    const video = await newVideo();
    const save = (captions: string) =>
      backOffice(`films/${video}?locale=ja-JP`, tokens.editor, {
        method: 'PATCH',
        body: JSON.stringify({ captions }),
        type: 'application/json',
      });
    expect((await save(vtt)).status).toBe(200);
    const wrong = await save('WEBVTT\n\n00:01 --> 00:02\nhello\n');
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('line 3');
    expect(await query(sql`SELECT captions FROM films_locales WHERE _parent_id = ${video}`)).toEqual([
      { captions: vtt },
    ]);
  });
});
