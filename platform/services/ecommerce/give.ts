import { createHash } from 'node:crypto';
import { addMonths } from '@/lib/domain/calendar';
import type { EntitlementSource, Grant, SoldGrant, Titles } from '@/lib/domain/grant';
import { entitlements, redeem_codes } from '@/platform/payload-generated-schema';
import type { Database } from '../database';
import { lineUpUser } from '../user/accounts';
import { heldUntil, type Person } from './ownership';
import { randomLetters } from './random-letters';

export type Gift = {
  userId: number;
  /** Of the account's learners; its holder when absent. What comes as a code is the account's. */
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
  /** Given once for one key. */
  key: string;
};
type Pieces = Gift & { quantity: number };

/**
 * Gives somebody of an account what was sold to it, opened by a code, or given by the school: the one place where entitlements and codes are made.
 * Waits for the account's row, because two gifts at once add their VIP months one after the other; a second run gives nothing.
 */
export async function give(db: Database, now: Date, given: Gift): Promise<void> {
  const gift: Pieces = { quantity: 1, ...given };
  await lineUpUser(db, gift.userId);
  for (const [index, grant] of gift.grants.entries()) {
    if (grant.kind === 'redeemCode') await giveCodes(db, gift, index, grant);
    else await giveEntitlement(db, now, gift, index, grant);
  }
}

async function giveEntitlement(db: Database, now: Date, gift: Pieces, index: number, grant: Grant): Promise<void> {
  const person: Person = { user: gift.userId, learner: gift.learnerId ?? null };
  const months = (grant.months ?? 0) * gift.quantity;
  // New VIP months begin where the present ones end.
  const after = grant.kind === 'vip' && months > 0 ? (await heldUntil(db, person, now)).get('vip') : undefined;
  const startsAt = after ? new Date(after) : now;
  await db
    .insert(entitlements)
    .values({
      ...person,
      source: gift.source,
      order: gift.from?.orderId,
      line: gift.from?.line,
      grant: gift.from && index,
      kind: grant.kind,
      ref: grant.ref,
      productCode: gift.productCode,
      title: gift.title,
      titles: gift.titles,
      // What lasts for a time is made longer by quantity, what is counted is made more.
      amount: months > 0 ? grant.amount : grant.amount * gift.quantity,
      startsAt: startsAt.toISOString(),
      endsAt: months > 0 ? addMonths(startsAt, months).toISOString() : null,
      dedupeKey: `${gift.key}:${index}`,
    })
    .onConflictDoNothing();
}

/** Four groups of four, 80 random bits. */
export const newRedeemCode = () => Array.from({ length: 4 }, () => randomLetters(4)).join('-');

async function giveCodes(db: Database, gift: Pieces, index: number, grant: SoldGrant): Promise<void> {
  for (let piece = 0; piece < grant.amount * gift.quantity; piece += 1) {
    await db
      .insert(redeem_codes)
      .values({
        code: newRedeemCode(),
        productCode: grant.ref ?? gift.productCode,
        titles: grant.opens?.titles ?? {},
        grants: grant.opens?.grants ?? [],
        owner: gift.userId,
        order: gift.from?.orderId,
        line: gift.from?.line,
        dedupeKey: createHash('sha256').update(`${gift.key}:${index}:${piece}`).digest('hex'),
      })
      .onConflictDoNothing({ target: redeem_codes.dedupeKey });
  }
}
