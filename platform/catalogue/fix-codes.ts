import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { SoldGrant } from '@/lib/catalogue/grant';
import { course_plans, course_plans_locales } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { readProducts, type CatalogueProduct } from './products';

/** A code that opens the product, as it is when it is sold (`fixCodes`). */
export const codeFor = (productId: string): SoldGrant => ({
  kind: 'redeemCode',
  ref: productId,
  months: null,
  amount: 1,
});

/**
 * Stores with each code of these lines what it opens today, so that later changes to the product do not change codes
 * already sold.
 * @param known the published products among what they open, where they have been read
 */
export async function fixCodes<Line extends { productId: string; grants: SoldGrant[] }>(
  payload: Payload,
  lines: readonly Line[],
  known?: ReadonlyMap<string, CatalogueProduct>,
): Promise<Line[]> {
  const opened = lines.flatMap((line) =>
    line.grants.flatMap((grant) => (grant.kind === 'redeemCode' ? (grant.ref ?? line.productId) : [])),
  );
  if (opened.length === 0) return [...lines];
  const products = known ?? (await readProducts(payload, opened));
  const plans = await database(payload)
    .select({ code: course_plans.code, locale: course_plans_locales._locale, title: course_plans_locales.title })
    .from(course_plans)
    .innerJoin(course_plans_locales, eq(course_plans_locales._parentID, course_plans.id))
    .where(inArray(course_plans.code, opened));
  const opens = (code: string): SoldGrant['opens'] => {
    const product = products.get(code);
    // Without redeem codes, which could open themselves; a bare course plan gives the course.
    const grants = (product?.grants ?? []).filter((grant) => grant.kind !== 'redeemCode');
    const planTitles = plans.flatMap((plan) => (plan.code === code ? [[plan.locale, plan.title]] : []));
    return {
      titles: product?.titles ?? Object.fromEntries(planTitles),
      grants: grants.length > 0 ? grants : [{ kind: 'course', ref: code, months: null, amount: 1 }],
    };
  };
  return lines.map((line) => ({
    ...line,
    grants: line.grants.map((grant) =>
      grant.kind === 'redeemCode' ? { ...grant, opens: opens(grant.ref ?? line.productId) } : grant,
    ),
  }));
}
