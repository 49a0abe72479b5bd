import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../database';
import { rows, sql } from '../database';

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
export async function saveCode(db: Transaction['db'], userId: number, purpose: OtpPurpose, code: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`UPDATE otps SET used_at = ${at} WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`);
  await db.execute(sql`
    INSERT INTO otps (user_id, code_hash, purpose, expires_at, attempts, created_at, updated_at)
    VALUES (${userId}, ${hashCode(userId, code)}, ${purpose}, ${new Date(now.getTime() + otpMinutes * 60_000).toISOString()}, 0, ${at}, ${at})`);
}

/** True once for a right code of that purpose: the update settles who of several comes first. A wrong try counts against every open code. */
export async function useCode(db: Transaction['db'], userId: number, purpose: OtpPurpose, code: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const used = await rows(db, sql`
    UPDATE otps SET used_at = ${at}, updated_at = ${at}
    WHERE user_id = ${userId} AND purpose = ${purpose} AND code_hash = ${hashCode(userId, code)} AND used_at IS NULL AND expires_at > ${at} AND attempts < ${maxWrong}
    RETURNING id`);
  if (used.length > 0) return true;
  await db.execute(sql`UPDATE otps SET attempts = attempts + 1 WHERE user_id = ${userId} AND used_at IS NULL`);
  return false;
}
