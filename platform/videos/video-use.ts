import { inArray } from '@payloadcms/db-postgres/drizzle';
import { films } from '@/platform/payload-generated-schema';
import { rows, sql, type Database } from '@/platform/kernel/database/database';
import type { VideoRow } from './video-row';

const namesVideo = (video: number) => sql`jsonb_build_object('film', ${video}::int)`;
/** Matches a video anywhere in a lesson's steps. */
const path = sql`'strict $.** ? (@.kind == "film" && @.film == $film)'::jsonpath`;

/** The codes of the topics whose lesson shows a video, published or in a draft. */
export async function topicsWithVideo(db: Database, video: number): Promise<string[]> {
  const isIn = (row: 't' | 'l') =>
    sql`jsonb_path_exists(to_jsonb(${sql.raw(row)}), ${path}, ${namesVideo(video)}, true)`;
  const found = await rows<{ code: string }>(
    db,
    sql`SELECT t.code FROM topics t LEFT JOIN topics_locales l ON l._parent_id = t.id WHERE ${isIn('t')} OR ${isIn('l')}
      UNION
      SELECT t.version_code FROM _topics_v t LEFT JOIN _topics_v_locales l ON l._parent_id = t.id
      WHERE t.latest AND (${isIn('t')} OR ${isIn('l')})
      ORDER BY code`,
  );
  return found.map(({ code }) => code);
}

/** The slugs of the lectures whose replay is this video, published or in a draft. */
export async function lecturesWithVideo(db: Database, video: number): Promise<string[]> {
  const found = await rows<{ slug: string }>(
    db,
    sql`SELECT slug FROM lectures WHERE replay_id = ${video}
      UNION
      SELECT version_slug FROM _lectures_v WHERE latest AND version_replay_id = ${video}
      ORDER BY slug`,
  );
  return found.map(({ slug }) => slug);
}

/** The ids of the videos in steps, stored in any shape. */
export function videosIn(steps: unknown): number[] {
  if (typeof steps !== 'object' || steps === null) return [];
  // In a draft the video may not be chosen yet.
  const own =
    'kind' in steps && steps.kind === 'film' && 'film' in steps && steps.film !== null ? [Number(steps.film)] : [];
  return [...own, ...Object.values(steps).flatMap(videosIn)];
}

/** Lengths in seconds by id, of the videos that can be watched. */
export type VideoLengths = ReadonlyMap<number, number>;

const lengthsOf = (rows: readonly Pick<VideoRow, 'id' | 'file_key' | 'seconds'>[]): VideoLengths =>
  new Map(rows.flatMap(({ id, file_key, seconds }) => (file_key === null ? [] : [[id, seconds ?? 0]])));
const { id, file_key, seconds } = films;

/**
 * The lengths of these videos; null if one does not exist or cannot be watched. It locks their rows until the transaction ends: deleting or replacing a
 * video sees what was saved before, and saving sees the deletion or the new file.
 */
export async function lockVideos(db: Database, ids: readonly number[]): Promise<VideoLengths | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  if (!wanted.every(Number.isSafeInteger)) return null;
  const found = await db.select({ id, file_key, seconds }).from(films).where(inArray(id, wanted)).for('share');
  const lengths = lengthsOf(found);
  return lengths.size === wanted.length ? lengths : null;
}

/** The lengths of these videos, without those that cannot be watched. */
export async function lengthsOfVideos(db: Database, ids: readonly number[]): Promise<VideoLengths> {
  return lengthsOf(
    await db
      .select({ id, file_key, seconds })
      .from(films)
      .where(inArray(id, [...ids])),
  );
}
