import { readFile } from 'node:fs/promises';
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import type { Payload } from 'payload';
import * as z from 'zod';
import { videoLimits } from '@/lib/videos/video';
import { schoolTimeZone } from '@/lib/kernel/period';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { beginVideo, takeVideoPart } from '@/platform/videos/receive-video';
import { readData } from '@/platform/kernel/content/data';
import { pathOf } from '../files';
import { localized, text } from '@/platform/kernel/content/shapes';
import { Writer, type Document } from '../writer';

const lectureSchema = z.strictObject({
  slug: text,
  /** Days after the day of seeding; negative: before it. */
  days: z.number().int(),
  hour: z.number().int().min(0).max(23),
  minutes: z.number().int().positive(),
  joinUrl: z.url().optional(),
  /** Its replay: a video among the seed's files, with captions in the default language. */
  film: text.optional(),
  title: localized,
  summary: localized,
});
export const demoLectures = readData('demo-lectures', z.array(lectureSchema));

/** Creates an upcoming lecture and a past one with its replay. Skipped in a shop that has any lectures. */
export async function seedDemoLectures(payload: Payload): Promise<void> {
  if ((await payload.count({ collection: 'lectures' })).totalDocs > 0) return;
  const now = new Date();
  const documents: Document[] = [];
  for (const { days, hour, film: video, ...lecture } of demoLectures) {
    const startsAt = addDays(new TZDate(now, schoolTimeZone), days);
    startsAt.setHours(hour, 0, 0, 0);
    documents.push({
      ...lecture,
      startsAt: new Date(startsAt.getTime()).toISOString(),
      ...(video && { replay: await storeVideo(payload, video, lecture.title[defaultLocale]) }),
    });
  }
  await new Writer(payload).ensure('lectures', 'slug', documents);
}

/** Uploads a video with its captions, as staff do. */
async function storeVideo(payload: Payload, name: string, title: string): Promise<number> {
  const captions = await readFile(pathOf(`${name}.vtt`), 'utf8');
  const { id } = await payload.create({ collection: 'films', locale: defaultLocale, data: { title, captions } });
  const bytes = await readFile(pathOf(`${name}.mp4`));
  const ctx = { payload, now: () => new Date(), staff: { id: 0, role: 'editor' as const } };
  const { key } = await beginVideo({ ctx, input: { id, size: bytes.length, of: name } });
  for (let offset = 0; offset < bytes.length; offset += videoLimits.partBytes)
    await takeVideoPart({
      ctx,
      input: { id, key, offset, bytes: bytes.subarray(offset, offset + videoLimits.partBytes) },
    });
  return id;
}
