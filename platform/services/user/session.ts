import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Context } from '../context';
import { database, firstRow, iso, sql, type Transaction } from '../database';

/** Bearer sessions: the token has 256 random bits and only its hash is kept. Browsers cap cookies at 400 days, so does this; each visit renews it. */
const lifetimeDays = 400;
const renewAfterMs = 3_600_000;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const expiryFrom = (now: Date): string => new Date(now.getTime() + lifetimeDays * 86_400_000).toISOString();

export async function openSession(db: Transaction['db'], userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  await db.execute(sql`
    INSERT INTO sessions (user_id, token_hash, expires_at, last_seen_at, created_at, updated_at)
    VALUES (${userId}, ${hashToken(token)}, ${expiryFrom(now)}, ${at}, ${at}, ${at})`);
  return token;
}

type Row = {
  session_id: number;
  last_seen_at: string | null;
  id: number;
  username: string;
  role: 'learner' | 'teacher';
  locale: string | null;
  email: string;
};

/** Whom a token stands for; null when it is unknown, expired or revoked. */
export async function findSession(
  payload: Payload,
  token: string,
  now: Date,
): Promise<Pick<Context, 'user' | 'session'> | null> {
  const tokenHash = hashToken(token);
  const at = now.toISOString();
  const row = await firstRow<Row>(
    database(payload),
    sql`
    SELECT s.id AS session_id, s.last_seen_at, u.id, u.username, u.role::text AS role, u.locale::text AS locale, u.email
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.expires_at > ${at}`,
  );
  if (!row) return null;
  if (!row.last_seen_at || now.getTime() - Date.parse(iso(row.last_seen_at)) > renewAfterMs) {
    await database(payload).execute(
      sql`UPDATE sessions SET last_seen_at = ${at}, expires_at = ${expiryFrom(now)} WHERE id = ${row.session_id} AND revoked_at IS NULL`,
    );
  }
  return {
    session: { id: row.session_id, tokenHash },
    user: { id: row.id, username: row.username, role: row.role, locale: row.locale, email: row.email },
  };
}

/** Signs every device of the user out. */
export async function revokeSessions(db: Transaction['db'], userId: number, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE sessions SET revoked_at = ${now.toISOString()} WHERE user_id = ${userId} AND revoked_at IS NULL`,
  );
}
