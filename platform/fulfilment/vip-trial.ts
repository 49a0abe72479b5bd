import { createHmac } from 'node:crypto';
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { entitlements, type users } from '@/platform/payload-generated-schema';
import { lockName, type Database } from '@/platform/kernel/database/database';
import { grantProduct } from './grant-product';
import { vipTrialTitle } from '@/platform/kernel/messages';
import { secretsFrom } from '@/platform/kernel/secrets/secrets';

/**
 * Marks an address that has had the trial, permanently: the entitlement outlives the account. It is an HMAC, so that a reader of the database cannot
 * test addresses.
 * @param secret Payload's
 */
export const trialKey = (secret: string, email: string): string =>
  `trial:${createHmac('sha256', secret)
    .update(`vip-trial.${normalEmail(email)}`)
    .digest('base64url')}`;

/**
 * Grants the trial month of VIP for an address that was just proved: once per address and once per account (docs/product.md, "VIP"). The caller holds
 * the lock on the account's row; of several accounts with the same address the key lets one have it.
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

/**
 * Whether an address had the trial under a former secret. During a deployment instances can use different secrets, so calls for one address run one
 * after the other.
 */
async function hadTrial(db: Database, email: string, keys: readonly string[]): Promise<boolean> {
  await lockName(db, `vip-trial:${normalEmail(email)}`);
  // The form in which a product with one grant stores the key.
  const dedupeKeys = keys.map((key) => `${key}:0`);
  return (await db.$count(entitlements, inArray(entitlements.dedupeKey, dedupeKeys))) > 0;
}
