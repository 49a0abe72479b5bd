import { createHmac } from 'node:crypto';
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { entitlements, type users } from '@/platform/payload-generated-schema';
import { lockName, type Database } from '@/platform/kernel/database/database';
import { grantProduct } from './grant-product';
import { vipTrialTitle } from '@/platform/kernel/messages';
import { secretsFrom } from '@/platform/kernel/secrets';

/**
 * Stands for an address that has had the trial, for ever: the entitlement outlives the account. Keyed, so that whoever reads the database
 * cannot try addresses.
 * @param secret Payload's
 */
export const trialKey = (secret: string, email: string): string =>
  `trial:${createHmac('sha256', secret)
    .update(`vip-trial.${normalEmail(email)}`)
    .digest('base64url')}`;

/**
 * The month of VIP of an address that was just proved: once for each address and once for each account (docs/product.md, "VIP"). With the
 * account's row in hand; of several accounts with the same address the key gives it to one.
 */
export async function beginVipTrial(
  db: Database,
  secret: string,
  { id, email, locale }: Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'>,
  now: Date,
): Promise<void> {
  if (!email) return;
  if ((await db.$count(entitlements, and(eq(entitlements.user, id), eq(entitlements.source, 'trial')))) > 0) return;
  const [key, ...former] = secretsFrom(secret).map((one) => trialKey(one, email));
  if (former.length > 0 && (await hadTrial(db, email, former))) return;
  await grantProduct(db, now, {
    userId: id,
    source: 'trial',
    productCode: 'vip-trial',
    title: vipTrialTitle[locale],
    titles: vipTrialTitle,
    grants: [{ kind: 'vip', ref: null, months: 1, amount: 1 }],
    key: key!,
  });
}

/** Whether an address has had it under a former secret. While instances are replaced some grant it under one and some under another, so those of one address wait for each other. */
async function hadTrial(db: Database, email: string, keys: readonly string[]): Promise<boolean> {
  await lockName(db, `vip-trial:${normalEmail(email)}`);
  // As a grant of one kind keeps it.
  const kept = keys.map((key) => `${key}:0`);
  return (await db.$count(entitlements, inArray(entitlements.dedupeKey, kept))) > 0;
}
