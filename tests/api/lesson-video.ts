import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { Lesson } from '@/lib/lessons/contract';
import { videoLimits } from '@/lib/videos/video';
import { env } from '@/lib/kernel/env';
import { app } from '@/platform/app';
import { query, sql } from '../setup/fixtures';
import { largeMp4, newVideo, sendFile, showVideo, smallMp4 } from '../setup/videos';
import { makeCourse } from '../setup/learning';
import { tokens } from './access-actors';

export const { partBytes } = videoLimits;
export const vtt = 'WEBVTT\n\n00:00.200 --> 00:04.300\n棋子要呼吸。\n';
export const folder = path.resolve(env.DATA_DIR, 'private');
export const partsOf = async (key: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(`film-${key}`)).length;
type Row = Record<'file_key' | 'file_mime' | 'upload_key', string | null> & { seconds: number | null };
export const rowOf = async (id: number) =>
  (await query<Row>(sql`SELECT file_key, file_mime, upload_key, seconds::int FROM films WHERE id = ${id}`))[0]!;
export const large = largeMp4(partBytes * 2 + 500);

/** Makes a playable video, used in the first two lessons of a course. */
export async function makeLessonVideo(bytes: Buffer = smallMp4) {
  const video = await newVideo(vtt);
  expect((await sendFile(tokens.editor, video, bytes)).status).toBe(200);
  const course = await makeCourse();
  for (const topic of course.topics) await showVideo(topic, video);
  return { film: video, course, key: (await rowOf(video)).file_key! };
}
export const videoIn = ({ steps }: Lesson) => {
  const step = steps?.find(({ kind }) => kind === 'film');
  if (step?.kind !== 'film') throw new Error('no film');
  return step;
};
export const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(url, { headers, method });
export const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
