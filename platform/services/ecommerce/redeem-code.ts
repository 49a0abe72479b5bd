import type { Entitlement } from '@/lib/contract/user';
import { addMonths } from '@/lib/domain/period';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { requireUser, type Context } from '../context';
import { database, firstRow, inTransaction, sql } from '../database';
import { ServiceError } from '../service-error';
import { clearAttempts, countAttempt } from '../user/attempts';
import { listEntitlements } from '../user/list-entitlements';
import { readProducts, type Grant } from './catalogue';
import { endOfVip, lineUpUser } from './deliver';

type CodeRow = { id: number; product_code: string };

/** Opens what a code stands for (spec §2 "Redeem course"). A code works once; the conditional update settles who was first. */
export async function redeemCode({ ctx, input }: { ctx: Context; input: { code: string } }): Promise<Entitlement[]> {
  const user = requireUser(ctx);
  const code = input.code.trim().toUpperCase();
  // Guessing codes is slowed and locked like guessing passwords.
  await countAttempt(ctx, 'redeem', String(user.id));
  const known = await firstRow<CodeRow>(
    database(ctx.payload),
    sql`SELECT id, product_code FROM redeem_codes WHERE code = ${code}`,
  );
  if (!known) throw new ServiceError('CODE_INVALID', 'no such code');
  const [product] = await readProducts(ctx.payload, [known.product_code]);
  const now = ctx.now();
  const at = now.toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    const taken = await firstRow<CodeRow>(
      db,
      sql`
      UPDATE redeem_codes SET redeemed_by_id = ${user.id}, redeemed_at = ${at}, updated_at = ${at}
      WHERE id = ${known.id} AND redeemed_at IS NULL AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${at}) RETURNING id, product_code`,
    );
    if (!taken) {
      const row = await firstRow<{ redeemed_at: string | null }>(
        db,
        sql`SELECT redeemed_at FROM redeem_codes WHERE id = ${known.id}`,
      );
      throw row?.redeemed_at
        ? new ServiceError('CODE_ALREADY_REDEEMED', 'this code was redeemed')
        : new ServiceError('CODE_INVALID', 'this code is no longer valid');
    }
    const locale = isLocale(user.locale) ? user.locale : defaultLocale;
    const plan = await firstRow<{ title: string }>(
      db,
      sql`
      SELECT l.title FROM course_plans c JOIN course_plans_locales l ON l._parent_id = c.id AND l._locale::text = ${locale} WHERE c.code = ${taken.product_code}`,
    );
    const title = product?.titles[locale] ?? plan?.title ?? taken.product_code;
    // A product's own grants, without codes that would open themselves; a bare course plan is the course.
    const grants = (product?.grants ?? []).filter((grant) => grant.kind !== 'redeemCode');
    const given: Grant[] =
      grants.length > 0 ? grants : [{ kind: 'course', ref: taken.product_code, months: null, amount: 1 }];
    await lineUpUser(db, user.id);
    for (const [index, grant] of given.entries()) {
      const startsAt = grant.kind === 'vip' && grant.months ? await endOfVip(db, user.id, now) : now;
      await db.execute(sql`
        INSERT INTO entitlements (user_id, source, kind, ref, product_code, title, amount, starts_at, ends_at, dedupe_key, created_at, updated_at)
        VALUES (${user.id}, 'redeemCode', ${grant.kind}, ${grant.ref}, ${taken.product_code}, ${title}, ${grant.amount}, ${startsAt.toISOString()},
          ${grant.months ? addMonths(startsAt, grant.months).toISOString() : null}, ${`code:${known.id}:${index}`}, ${at}, ${at})
        ON CONFLICT (dedupe_key) DO NOTHING`);
    }
  });
  await clearAttempts(ctx, 'redeem', String(user.id));
  return listEntitlements({ ctx });
}
