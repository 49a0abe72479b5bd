import { locales, type Locale } from '@/lib/kernel/locale';
import { watchableVideo } from './videos';
import { platform, query, sql, unique, type Member } from './fixtures';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
export const daysFromNow = (days: number) => minutesFromNow(days * 24 * 60);

/** For a test that reads the whole list: earlier test files use the same database. */
export async function noLectures(): Promise<void> {
  await query(sql`DELETE FROM _lectures_v`);
  await query(sql`DELETE FROM lectures`);
}

type Given = {
  /** Minutes from now; negative: ago. */
  startsIn?: number;
  minutes?: number;
  joinUrl?: string | null;
  replay?: number;
  draft?: boolean;
  /** Languages in which it has a title. */
  languages?: readonly Locale[];
};
export const roomOf = (slug: string) => `https://meet.example/${slug}`;

/** A lecture that can be joined now by default. @returns its slug */
export async function makeLecture({
  startsIn = 10,
  minutes = 60,
  joinUrl,
  replay,
  draft = false,
  languages = locales,
}: Given = {}): Promise<string> {
  const slug = unique('lecture');
  const title = Object.fromEntries(languages.map((locale) => [locale, `${slug} ${locale}`]));
  const payload = await platform();
  await payload.create({
    collection: 'lectures',
    // All languages at once, which the types do not know.
    locale: 'all' as never,
    draft,
    data: {
      slug,
      title,
      startsAt: minutesFromNow(startsIn),
      minutes,
      replay: replay ?? null,
      joinUrl: joinUrl === undefined ? roomOf(slug) : joinUrl,
      _status: draft ? 'draft' : 'published',
    } as never,
  });
  return slug;
}

const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\n氣\n';
/** A replay with its captions. */
export const replayVideo = () => watchableVideo(captions);
/** One that is over, with a replay. */
export const makeReplay = async (given: Given = {}): Promise<string> =>
  makeLecture({ startsIn: -120, replay: await replayVideo(), ...given });

type Held = { kind?: 'vip' | 'lecture' | 'course'; from?: string; to?: string | null; learner?: string };
/** Grants VIP or a pass, to the holder or to a learner. @returns the row's id */
export async function grantLectures(
  { id }: Pick<Member, 'id'>,
  { kind = 'vip', from = daysFromNow(-1), to = daysFromNow(30), learner = '' }: Held = {},
): Promise<number> {
  const [row] = await query<{ id: number }>(
    sql`INSERT INTO entitlements (user_id, learner_id, source, kind, product_code, amount, starts_at, ends_at)
      VALUES (${id}, (SELECT id FROM learners WHERE public_id = ${learner}), 'staff', ${kind}, 'x', 1, ${from}, ${to})
      RETURNING id`,
  );
  return row!.id;
}
