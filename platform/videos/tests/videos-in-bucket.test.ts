import { afterAll, beforeAll, expect, it } from 'vitest';
import { videoLimits } from '@/lib/videos/video';
import { app } from '@/platform/app';
import { videoLinks } from '@/platform/videos/video-links';
import { sweepVideos } from '@/platform/videos/sweep-videos';
import { platform, query, sql, unique } from '@/tests/setup/fixtures';
import { fakeS3, s3Keys } from '@/tests/setup/fake-s3';
import { configure } from '@/tests/setup/fake-server';
import { announce, backOffice, largeMp4, newVideo, sendFile, sendPart, smallMp4 } from '@/tests/setup/videos';
import { makeActors, tokens } from '@/tests/api/access-actors';

/** Videos and documents in a bucket, over the S3 protocol. */
const { partBytes } = videoLimits;
const large = largeMp4(partBytes * 2 + 500);
let s3: Awaited<ReturnType<typeof fakeS3>>;
let takeBack = () => {};

beforeAll(async () => {
  await makeActors();
  await platform();
  s3 = await fakeS3();
  takeBack = configure({
    S3_BUCKET: unique('bucket'),
    S3_ENDPOINT: s3.url,
    S3_REGION: s3Keys.region,
    S3_ACCESS_KEY_ID: s3Keys.id,
    S3_SECRET_ACCESS_KEY: s3Keys.secret,
  });
});
afterAll(async () => {
  takeBack();
  await s3.close();
});

const keyOf = async (id: number) =>
  (await query<{ key: string | null }>(sql`SELECT file_key AS key FROM films WHERE id = ${id}`))[0]!.key!;
const partsOf = (key: string) => [...s3.objects.keys()].filter((name) => name.includes(`/private/film-${key}-`));
const watch = async (key: string, headers: Record<string, string> = {}) =>
  app.request(videoLinks((await platform()).secret, key, 'staff', new Date()).film, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('a film goes up in parts, goes on where it was cut off, and is whole', async () => {
  const video = await newVideo();
  const { body: first } = await announce(tokens.editor, video, large.length);
  const { body: second } = await sendPart(tokens.editor, video, first, large);
  expect([second.received, partsOf(first.key).length]).toEqual([partBytes, 1]);
  // The bucket fails for longer than the retries last: the part does not count as received.
  s3.trouble.next = 20;
  expect((await sendPart(tokens.editor, video, second, large)).status).toBe(500);
  s3.trouble.next = 0;
  const { body: again } = await announce(tokens.editor, video, large.length);
  expect(again).toEqual(second);
  // It fails only once.
  s3.trouble.next = 1;
  const { body: third } = await sendPart(tokens.editor, video, again, large);
  expect((await sendPart(tokens.editor, video, third, large)).status).toBe(200);
  expect(partsOf(first.key)).toHaveLength(3);
  expect((await bytesOf(await watch(first.key))).equals(large)).toBe(true);
});

it('a range is read of the parts it is of, and of no others', async () => {
  const video = await newVideo();
  await sendFile(tokens.editor, video, large);
  const key = await keyOf(video);
  for (const [range, start, end, parts] of [
    ['bytes=0-1', 0, 1, ['bytes=0-1']],
    [
      `bytes=${partBytes - 3}-${partBytes + 3}`,
      partBytes - 3,
      partBytes + 3,
      [`bytes=${partBytes - 3}-${partBytes - 1}`, 'bytes=0-3'],
    ],
    ['bytes=-5', large.length - 5, large.length - 1, ['bytes=495-499']],
  ] as const) {
    const before = s3.asked.length;
    const response = await watch(key, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${large.length}`,
    ]);
    expect((await bytesOf(response)).equals(large.subarray(start, end + 1)), range).toBe(true);
    const asked = s3.asked.slice(before).map((line) => line.split(' '));
    expect(asked.map(([method, , of]) => [method, of])).toEqual(parts.map((part) => ['GET', part]));
  }
});

it('a film that is replaced, or deleted, leaves nothing in the bucket', async () => {
  const video = await newVideo();
  await sendFile(tokens.editor, video, large);
  const before = await keyOf(video);
  await sendFile(tokens.editor, video, smallMp4);
  const after = await keyOf(video);
  expect([partsOf(before).length, partsOf(after).length]).toEqual([0, 1]);
  expect((await watch(before)).status).toBe(404);
  expect((await backOffice(`films/${video}`, tokens.editor, { method: 'DELETE' })).status).toBe(200);
  expect(partsOf(after)).toEqual([]);
});

it('an upload of which the bucket keeps a part is not forgotten: the next sweep tries again', async () => {
  const video = await newVideo();
  const { body: response } = await announce(tokens.editor, video, large.length);
  await sendPart(tokens.editor, video, response, large);
  await query(sql`UPDATE films SET updated_at = now() - interval '8 days' WHERE id = ${video}`);
  const [part] = partsOf(response.key);
  s3.locked.add(part!);
  const payload = await platform();
  await expect(sweepVideos(payload, new Date())).rejects.toThrow('InternalError');
  expect(partsOf(response.key)).toEqual([part]);
  s3.locked.clear();
  await sweepVideos(payload, new Date());
  expect(partsOf(response.key)).toEqual([]);
});

it('what is not signed with the key of this shop, the bucket refuses', async () => {
  const video = await newVideo();
  const restore = configure({ S3_BUCKET: unique('bucket'), S3_SECRET_ACCESS_KEY: 'another' });
  try {
    const { body: response } = await announce(tokens.editor, video, smallMp4.length);
    expect((await sendPart(tokens.editor, video, response, smallMp4)).status).toBe(500);
    expect(partsOf(response.key)).toEqual([]);
  } finally {
    restore();
  }
});
