import { inArray } from '@payloadcms/db-postgres/drizzle';
import { films } from '@/platform/payload-generated-schema';
import { rows, sql, type Database } from '@/platform/kernel/database/database';
import type { FilmRow } from './film-row';

const namesFilm = (film: number) => sql`jsonb_build_object('film', ${film}::int)`;
/** Wherever in a lesson's steps they stand, in whatever language. */
const path = sql`'strict $.** ? (@.kind == "film" && @.film == $film)'::jsonpath`;

/** The topics whose lesson shows a film, public or in a draft that is not yet: by code. */
export async function topicsWithFilm(db: Database, film: number): Promise<string[]> {
  const isIn = (row: 't' | 'l') => sql`jsonb_path_exists(to_jsonb(${sql.raw(row)}), ${path}, ${namesFilm(film)}, true)`;
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

/** The lectures of which a film is the replay, public or in a draft that is not yet: by name. */
export async function lecturesWithFilm(db: Database, film: number): Promise<string[]> {
  const found = await rows<{ slug: string }>(
    db,
    sql`SELECT slug FROM lectures WHERE replay_id = ${film}
      UNION
      SELECT version_slug FROM _lectures_v WHERE latest AND version_replay_id = ${film}
      ORDER BY slug`,
  );
  return found.map(({ slug }) => slug);
}

/** The films that steps name, in whatever shape they are kept. */
export function filmsIn(steps: unknown): number[] {
  if (typeof steps !== 'object' || steps === null) return [];
  // A draft may have a film yet to be chosen.
  const own =
    'kind' in steps && steps.kind === 'film' && 'film' in steps && steps.film !== null ? [Number(steps.film)] : [];
  return [...own, ...Object.values(steps).flatMap(filmsIn)];
}

/** Seconds of films, by id; of those that can be watched. */
export type FilmLengths = ReadonlyMap<number, number>;

const lengthsOf = (rows: readonly Pick<FilmRow, 'id' | 'file_key' | 'seconds'>[]): FilmLengths =>
  new Map(rows.flatMap(({ id, file_key, seconds }) => (file_key === null ? [] : [[id, seconds ?? 0]])));
const { id, file_key, seconds } = films;

/**
 * How long these films are; null where one is not there or cannot be watched. They stay as they are until the transaction ends: who deletes one, or puts
 * another file in its place, sees what was saved in it, and who saves sees what was done.
 */
export async function holdFilms(db: Database, ids: readonly number[]): Promise<FilmLengths | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  if (!wanted.every(Number.isSafeInteger)) return null;
  const found = await db.select({ id, file_key, seconds }).from(films).where(inArray(id, wanted)).for('share');
  const lengths = lengthsOf(found);
  return lengths.size === wanted.length ? lengths : null;
}

/** How long the films are that steps name, as far as they can be watched. */
export async function lengthsOfFilms(db: Database, ids: readonly number[]): Promise<FilmLengths> {
  return lengthsOf(
    await db
      .select({ id, file_key, seconds })
      .from(films)
      .where(inArray(id, [...ids])),
  );
}
