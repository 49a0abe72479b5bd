import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../database';
import { firstRow, sql } from '../database';
import type { Account } from './find-accounts';

export type OtpPurpose = 'login' | 'passwordReset';
export const otpMinutes = 10;
const maxWrong = 5;

/** Six digits, for people to type. Guessing is stopped by the tries each code allows and by the lock on the name. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

export function hashCode(userId: number, code: string): string {
  return createHash('sha256').update(`${userId}:${code.trim()}`).digest('hex');
}

/** Stores a new code and outdates the earlier ones of that purpose. */
export async function saveCode(
  db: Transaction['db'],
  userId: number,
  purpose: OtpPurpose,
  code: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(
    sql`UPDATE otps SET used_at = ${at} WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`,
  );
  await db.execute(sql`
    INSERT INTO otps (user_id, code_hash, purpose, expires_at, attempts, created_at, updated_at)
    VALUES (${userId}, ${hashCode(userId, code)}, ${purpose}, ${new Date(now.getTime() + otpMinutes * 60_000).toISOString()}, 0, ${at}, ${at})`);
}

/**
 * Whose code of that purpose this is, once: the update settles who of several comes first. Who has the code reads the mail, so
 * the address is proved from then on. A wrong try counts against every open code of the accounts the name could mean.
 */
export async function useCode(
  db: Transaction['db'],
  accounts: Account[],
  purpose: OtpPurpose,
  code: string,
  now: Date,
): Promise<Account | null> {
  if (accounts.length === 0) return null;
  const at = now.toISOString();
  const ids = sql.join(
    accounts.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const hashes = sql.join(
    accounts.map(({ id }) => sql`${hashCode(id, code)}`),
    sql`, `,
  );
  const used = await firstRow<{ user_id: number }>(
    db,
    sql`
    UPDATE otps SET used_at = ${at}, updated_at = ${at}
    WHERE user_id IN (${ids}) AND purpose = ${purpose} AND code_hash IN (${hashes}) AND used_at IS NULL AND expires_at > ${at} AND attempts < ${maxWrong}
    RETURNING user_id`,
  );
  if (!used) {
    await db.execute(sql`UPDATE otps SET attempts = attempts + 1 WHERE user_id IN (${ids}) AND used_at IS NULL`);
    return null;
  }
  await db.execute(
    sql`UPDATE users SET email_proved_at = ${at} WHERE id = ${used.user_id} AND email_proved_at IS NULL`,
  );
  return accounts.find(({ id }) => id === used.user_id) ?? null;
}
