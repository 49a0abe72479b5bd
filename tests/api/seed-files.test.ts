import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { getPayload, type Payload } from 'payload';
import config from '@payload-config';
import { env } from '@/lib/env';
import { editorialContent } from '@/platform/seed/content/index';
import { ensureFiles, filesIn, filesOfReviews } from '@/platform/seed/files';

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
