import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Entitlement } from '@/lib/fulfilment/contract';
import type { Grant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { gifts, redeem_codes } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { clearAttempts, countAttempt } from '@/platform/kernel/limits/attempts';
import { listEntitlements } from '@/platform/fulfilment/list-entitlements';
import { lockOwnAccount } from '@/platform/account/accounts';
import { titleFor } from '@/platform/kernel/title-for';
import { grantProduct } from '@/platform/fulfilment/grant-product';
import { isRedeemable } from '@/platform/fulfilment/ownership';
import { personFor } from '@/platform/fulfilment/person-for';
import { sendRedeemedMail } from './redeem-mail';

/**
 * Grants what a code was sold for, to the account's holder or one of its learners, even if the product has changed since (docs/product.md, "Codes").
 * A code works once, in its stored form (`normalizeCourseCode`); of two requests the conditional update lets the first one win.
 */
export async function redeemCode({
  ctx,
  input,
}: Asked<{ code: string; learner?: string | undefined }>): Promise<Entitlement[]> {
  await limitNetwork(ctx, 'redeem');
  const user = requireUser(ctx);
  // Guesses of codes are limited and locked like guesses of passwords.
  await countAttempt(ctx, 'redeem', String(user.id));
  const now = ctx.now();
  const at = now.toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, user.id);
    const person = await personFor(db, user.id, input.learner);
    const [taken] = await db
      .update(redeem_codes)
      .set({ redeemedBy: user.id, redeemedAt: at, updatedAt: at })
      .where(and(eq(redeem_codes.code, input.code), isRedeemable(now)))
      .returning();
    if (!taken) throw await rejection(db, input.code);
    // If the code was a gift not sent yet, the giver has used it, and nothing is sent any more.
    await db
      .update(gifts)
      .set({ status: 'CANCELLED', updatedAt: at })
      .where(and(eq(gifts.code, taken.id), eq(gifts.status, 'WAITING')));
    const titles = (taken.titles as Titles | null) ?? {};
    const fixed = (taken.grants as Grant[] | null) ?? [];
    const grants: Grant[] =
      fixed.length > 0 ? fixed : [{ kind: 'course', ref: taken.productCode, months: null, amount: 1 }];
    await grantProduct(db, now, {
      userId: person.user,
      learnerId: person.learner,
      source: 'redeemCode',
      productCode: taken.productCode,
      title: titleFor(titles, [user.locale, defaultLocale], taken.productCode),
      titles,
      grants,
      key: `code:${taken.id}`,
    });
    await sendRedeemedMail(db, taken, { redeemer: user.id, learner: person.learner, grants }, now);
  });
  await clearAttempts(ctx, 'redeem', String(user.id));
  return listEntitlements({ ctx, input: {} });
}

async function rejection(db: Database, code: string): Promise<ServiceError> {
  const [row] = await db.select().from(redeem_codes).where(eq(redeem_codes.code, code));
  return row?.redeemedAt
    ? new ServiceError('CODE_ALREADY_REDEEMED', 'this code was redeemed')
    : new ServiceError('CODE_INVALID', 'there is no such code, or none that is valid');
}
