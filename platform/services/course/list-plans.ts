import type { CoursePlan } from '@/lib/contract/course';
import { periodStatus } from '@/lib/domain/period';
import type { Locale } from '@/lib/i18n/locales';
import { requireUser, type Context } from '../context';
import { database, isoOrNull, rows, sql } from '../database';
import { ServiceError } from '../service-error';

type Row = {
  code: string;
  product: string | null;
  titles: Partial<Record<Locale, string>> | null;
  is_trial: boolean;
  grade_from: number | null;
  grade_to: number | null;
  lesson_count: number;
  starts_at: string | null;
  ends_at: string | null;
};

/**
 * All course plans; with a username also whether that user may watch each. Ownership is told to the user's own token alone:
 * without a token 401, with another's 403.
 */
export async function listPlans({
  ctx,
  input,
}: {
  ctx: Context;
  input: { username?: string | undefined };
}): Promise<CoursePlan[]> {
  if (input.username !== undefined && requireUser(ctx).username !== input.username.trim().toLowerCase()) {
    throw new ServiceError('FORBIDDEN', 'ownership is shown to the user alone');
  }
  const db = database(ctx.payload);
  const found = await rows<Row>(
    db,
    sql`
    SELECT c.code, p.code AS product, l.titles, COALESCE(c.is_trial, false) AS is_trial, c.grade_from::float8, c.grade_to::float8, c.lesson_count::float8, c.starts_at, c.ends_at
    FROM course_plans c
    LEFT JOIN products p ON p.id = c.product_id AND p._status = 'published'
    LEFT JOIN (SELECT _parent_id, jsonb_object_agg(_locale, title) AS titles FROM course_plans_locales GROUP BY _parent_id) l ON l._parent_id = c.id
    ORDER BY c.grade_from DESC NULLS LAST, c.code`,
  );
  const owned = input.username === undefined ? null : await ownedPlans(ctx);
  const now = ctx.now();
  return found.map((row) => ({
    id: row.code,
    productId: row.product,
    title: row.titles ?? {},
    isTrial: row.is_trial,
    gradeFrom: row.grade_from,
    gradeTo: row.grade_to,
    lessonCount: row.lesson_count,
    ...periodOf(row, now),
    // Trial courses belong to every member.
    ...(owned ? { owned: row.is_trial || owned.has(row.code) } : {}),
  }));
}

function periodOf(row: Pick<Row, 'starts_at' | 'ends_at'>, now: Date) {
  const period = { startsAt: isoOrNull(row.starts_at), endsAt: isoOrNull(row.ends_at) };
  return { ...period, status: periodStatus(period, now) };
}

async function ownedPlans(ctx: Context): Promise<Set<string>> {
  const found = await rows<{ ref: string }>(
    database(ctx.payload),
    sql`
    SELECT DISTINCT COALESCE(ref, product_code) AS ref FROM entitlements
    WHERE user_id = ${requireUser(ctx).id} AND kind = 'course' AND revoked_at IS NULL AND starts_at <= ${ctx.now().toISOString()}
      AND (ends_at IS NULL OR ends_at > ${ctx.now().toISOString()})`,
  );
  return new Set(found.map((row) => row.ref));
}
