import { createHash } from 'node:crypto';
import { addMonths } from '@/lib/kernel/calendar';
import type { EntitlementSource, Grant, SoldGrant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { entitlements, redeem_codes } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { lockUser } from '@/platform/account/accounts';
import { heldUntil, type Person } from './ownership';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';

export type ProductGrant = {
  userId: number;
  /** The learner of the account; absent: its holder. Codes always belong to the account. */
  learnerId?: number | null;
  source: EntitlementSource;
  /** The paid line it comes from. */
  from?: { orderId: number; line: number };
  productCode: string;
  title: string;
  titles: Titles;
  grants: readonly SoldGrant[];
  /** Pieces; one when absent. */
  quantity?: number;
  /** Idempotency key: one key grants once. */
  key: string;
};
type Pieces = ProductGrant & { quantity: number };

/**
 * Grants a person of an account what was sold, redeemed or given by the school. Entitlements and codes are made only here. It locks the account's row,
 * so that two grants at once add their VIP months one after the other; a second run grants nothing.
 */
export async function grantProduct(db: Database, now: Date, given: ProductGrant): Promise<void> {
  const input: Pieces = { quantity: 1, ...given };
  await lockUser(db, input.userId);
  for (const [index, grant] of input.grants.entries()) {
    if (grant.kind === 'redeemCode') await grantCodes(db, input, index, grant);
    else await grantEntitlement(db, now, input, index, grant);
  }
}

async function grantEntitlement(db: Database, now: Date, input: Pieces, index: number, grant: Grant): Promise<void> {
  const person: Person = { user: input.userId, learner: input.learnerId ?? null };
  const months = (grant.months ?? 0) * input.quantity;
  // New VIP months begin when the current ones end.
  const after = grant.kind === 'vip' && months > 0 ? (await heldUntil(db, person, now)).get('vip') : undefined;
  const startsAt = after ? new Date(after) : now;
  await db
    .insert(entitlements)
    .values({
      ...person,
      source: input.source,
      order: input.from?.orderId,
      line: input.from?.line,
      grant: input.from && index,
      kind: grant.kind,
      ref: grant.ref,
      productCode: input.productCode,
      title: input.title,
      titles: input.titles,
      // The quantity extends the time of a grant with months and multiplies the amount of others.
      amount: months > 0 ? grant.amount : grant.amount * input.quantity,
      startsAt: startsAt.toISOString(),
      endsAt: months > 0 ? addMonths(startsAt, months).toISOString() : null,
      dedupeKey: `${input.key}:${index}`,
    })
    .onConflictDoNothing();
}

/** Four groups of four, 80 random bits. */
export const newRedeemCode = () => Array.from({ length: 4 }, () => randomLetters(4)).join('-');

async function grantCodes(db: Database, input: Pieces, index: number, grant: SoldGrant): Promise<void> {
  for (let piece = 0; piece < grant.amount * input.quantity; piece += 1) {
    await db
      .insert(redeem_codes)
      .values({
        code: newRedeemCode(),
        productCode: grant.ref ?? input.productCode,
        titles: grant.opens?.titles ?? {},
        grants: grant.opens?.grants ?? [],
        owner: input.userId,
        order: input.from?.orderId,
        line: input.from?.line,
        dedupeKey: createHash('sha256').update(`${input.key}:${index}:${piece}`).digest('hex'),
      })
      .onConflictDoNothing({ target: redeem_codes.dedupeKey });
  }
}
