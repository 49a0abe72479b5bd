import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPayload, type Payload } from 'payload';
import config from '@payload-config';
import { env } from '@/lib/kernel/env';
import { editorialContent } from '@/platform/seed/content/index';
import { ensureFiles, filesIn, filesOfReviews, replaceFormerVideos } from '@/platform/seed/files';

const files = [...filesIn(editorialContent.pages), ...filesOfReviews(editorialContent.reviews)];
const names = files.map(({ name }) => name);
let payload: Payload;
beforeAll(async () => {
  payload = await getPayload({ config });
});

it('uploads the films of pages and reviews with their captions once', async () => {
  expect(names).toEqual(['parents-zh-TW.mp4', 'parents-zh-TW.vtt', 'adult-beginner-zh-TW.mp4']);
  const first = await ensureFiles(payload, files);
  const second = await ensureFiles(payload, files);
  expect([...second]).toEqual([...first]);
  for (const name of names) expect(existsSync(path.join(env.DATA_DIR, 'media', name))).toBe(true);
});

it.each([
  ['parents-zh-TW.mp4', 'video/mp4', 700_000],
  ['parents-zh-TW.vtt', 'text/vtt', 4_000],
  ['adult-beginner-zh-TW.mp4', 'video/mp4', 300_000],
])('%s is %s, and no heavier than it need be', async (name, mimeType, most) => {
  const ids = await ensureFiles(payload, files);
  const file = await payload.findByID({ collection: 'media', id: ids.get(name)! });
  expect(file).toMatchObject({ filename: name, mimeType });
  expect(file.filesize).toBeLessThanOrEqual(most);
  expect(file.url).toContain(name);
});

describe('a film that was seeded before in a format older iPhones cannot play', () => {
  /** The head of a WebM file, enough to detect its type, padded to the old length. */
  const webm = (bytes: number) => Buffer.concat([Buffer.from('1a45dfa3874282847765626d', 'hex')], bytes);
  const put = (name: string, bytes: number) =>
    payload.create({
      collection: 'media',
      locale: 'zh-TW',
      data: { alt: 'x' },
      file: { data: webm(bytes), name, mimetype: 'video/webm', size: bytes },
    });
  const read = (id: number) => payload.findByID({ collection: 'media', id, locale: 'zh-TW' });
  const clear = () => payload.delete({ collection: 'media', where: { filename: { like: 'zh-TW' } } });

  it('becomes the present one, where it stands, and once', async () => {
    await clear();
    const { id } = await put('parents-zh-TW.webm', 366_996);
    await replaceFormerVideos(payload);
    const video = await read(id);
    expect(video).toMatchObject({ filename: 'parents-zh-TW.mp4', mimeType: 'video/mp4', alt: 'x' });
    expect(existsSync(path.join(env.DATA_DIR, 'media', 'parents-zh-TW.webm'))).toBe(false);
    await replaceFormerVideos(payload);
    expect((await read(id)).updatedAt).toBe(video.updatedAt);
    expect((await ensureFiles(payload, files)).get('parents-zh-TW.mp4')).toBe(id);
  });

  it('becomes it also beside the present one, which a later version had put there', async () => {
    await clear();
    const { id } = await put('adult-beginner-zh-TW.webm', 141_637);
    const later = (await ensureFiles(payload, files)).get('adult-beginner-zh-TW.mp4');
    await replaceFormerVideos(payload);
    expect(await read(id)).toMatchObject({ mimeType: 'video/mp4', filename: 'adult-beginner-zh-TW-1.mp4' });
    expect((await ensureFiles(payload, files)).get('adult-beginner-zh-TW.mp4')).toBe(later);
  });

  it('stays where staff have put one of their own in its place', async () => {
    await clear();
    const { id } = await put('parents-zh-TW.webm', 1000);
    await replaceFormerVideos(payload);
    expect(await read(id)).toMatchObject({ filename: 'parents-zh-TW.webm', mimeType: 'video/webm' });
  });
});
