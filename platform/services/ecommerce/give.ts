import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, max } from '@payloadcms/db-postgres/drizzle';
import { addMonths } from '@/lib/domain/calendar';
import type { EntitlementSource, Grant, SoldGrant, Titles } from '@/lib/domain/grant';
import { entitlements, redeem_codes, users } from '@/platform/payload-generated-schema';
import { iso, type Database } from '../database';

export type Gift = {
  userId: number;
  source: EntitlementSource;
  /** The paid line it comes from. */
  from?: { orderId: number; line: number };
  productCode: string;
  title: string;
  titles: Titles;
  grants: readonly SoldGrant[];
  quantity: number;
  /** Given once for one key. */
  key: string;
};

/**
 * Gives an account what was sold to it, opened by a code, or given by the school: the one place where entitlements and codes are made.
 * Waits for the account's row, because two gifts at once add their VIP months one after the other; a second run gives nothing.
 */
export async function give(db: Database, gift: Gift, now: Date): Promise<void> {
  await lineUpUser(db, gift.userId);
  for (const [index, grant] of gift.grants.entries()) {
    if (grant.kind === 'redeemCode') await giveCodes(db, gift, index, grant, now);
    else await giveEntitlement(db, gift, index, grant, now);
  }
}

/** NO KEY: rows that only point to the user (two orders being placed) share it, and would otherwise wait for each other. */
export async function lineUpUser(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

async function giveEntitlement(db: Database, gift: Gift, index: number, grant: Grant, now: Date): Promise<void> {
  const months = (grant.months ?? 0) * gift.quantity;
  const startsAt = grant.kind === 'vip' && months > 0 ? await endOfVip(db, gift.userId, now) : now;
  const at = now.toISOString();
  await db
    .insert(entitlements)
    .values({
      user: gift.userId,
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
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
}

/** New VIP months begin where the present ones end. */
async function endOfVip(db: Database, userId: number, now: Date): Promise<Date> {
  const [row] = await db
    .select({ endsAt: max(entitlements.endsAt) })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.user, userId),
        eq(entitlements.kind, 'vip'),
        isNull(entitlements.revokedAt),
        gt(entitlements.endsAt, now.toISOString()),
      ),
    );
  return row?.endsAt ? new Date(iso(row.endsAt)) : now;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Four groups of four, 80 random bits, without letters that are read as digits. */
function newRedeemCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]);
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

async function giveCodes(db: Database, gift: Gift, index: number, grant: SoldGrant, now: Date): Promise<void> {
  const at = now.toISOString();
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
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: redeem_codes.dedupeKey });
  }
}
