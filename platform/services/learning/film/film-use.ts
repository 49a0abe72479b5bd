import { inArray } from '@payloadcms/db-postgres/drizzle';
import { films } from '@/platform/payload-generated-schema';
import { rows, sql, type Database } from '../../database';

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

/** The films that steps name, in whatever shape they are kept. */
export function filmsIn(steps: unknown): number[] {
  if (typeof steps !== 'object' || steps === null) return [];
  // A draft may have a film yet to be chosen.
  const own =
    'kind' in steps && steps.kind === 'film' && 'film' in steps && steps.film !== null ? [Number(steps.film)] : [];
  return [...own, ...Object.values(steps).flatMap(filmsIn)];
}

/**
 * Whether all of these films are there and can be watched. They stay until the transaction ends: who deletes one sees what was saved in it, and who
 * saves sees what was deleted.
 */
export async function holdFilms(db: Database, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  if (!wanted.every(Number.isSafeInteger)) return false;
  const found = await db.select({ key: films.file_key }).from(films).where(inArray(films.id, wanted)).for('share');
  return found.filter(({ key }) => key !== null).length === wanted.length;
}
