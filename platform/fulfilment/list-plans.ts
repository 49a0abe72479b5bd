import { asc } from '@payloadcms/db-postgres/drizzle';
import type { CoursePlan } from '@/lib/fulfilment/plans-contract';
import { periodStatus } from '@/lib/kernel/period';
import { course_plans } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, isoOrNull, sql } from '@/platform/kernel/database/database';
import { ownedPlans } from './ownership';
import { ServiceError } from '@/platform/kernel/service-error';

/**
 * All course plans; with a username also who of that account may watch each. Only the user's own token gets the ownership: without a token 401, with
 * another user's 403.
 */
export async function listPlans({ ctx, input }: Asked<{ username?: string | undefined }>): Promise<CoursePlan[]> {
  const user = input.username === undefined ? null : requireUser(ctx);
  if (user && user.username !== input.username?.trim().toLowerCase())
    throw new ServiceError('FORBIDDEN', 'ownership is shown to the user alone');
  const db = database(ctx.payload);
  const found = await db.query.course_plans.findMany({
    columns: { product: false },
    with: { _locales: true, product: { columns: { code: true, _status: true } } },
    // Drizzle's desc() has no `nulls last`.
    orderBy: [sql`${course_plans.gradeFrom} desc nulls last`, asc(course_plans.code)],
  });
  const owned = user && (await ownedPlans(db, user.id, ctx.now()));
  return found.map(({ code, product, _locales, isTrial, gradeFrom, gradeTo, lessonCount, ...row }) => {
    const period = { startsAt: isoOrNull(row.startsAt), endsAt: isoOrNull(row.endsAt) };
    return {
      id: code,
      productId: product?._status === 'published' ? product.code : null,
      title: Object.fromEntries(_locales.map(({ _locale, title }) => [_locale, title])),
      isTrial: isTrial ?? false,
      gradeFrom,
      gradeTo,
      lessonCount,
      ...period,
      status: periodStatus(period, ctx.now()),
      // Trial courses belong to every member.
      ...(owned && { owned: isTrial || owned.has(code), ownedBy: owned.get(code) ?? [] }),
    };
  });
}
