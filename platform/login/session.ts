import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { sessions, users } from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import { database, iso, type Database } from '@/platform/kernel/database/database';
import { whyUnavailable } from '@/platform/kernel/unavailable';
import { deviceName } from './passkeys/device-name';

/** Bearer sessions: the token has 256 random bits and only its hash is stored. Browsers cap cookies at 400 days, so does this; each visit renews it. */
const lifetimeDays = 400;
const renewAfterMs = 3_600_000;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const expiryFrom = (now: Date): string => new Date(now.getTime() + lifetimeDays * 86_400_000).toISOString();

/** @param device the browser's User-Agent, of which only a short name is stored */
export async function openSession(db: Database, userId: number, now: Date, device?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    user: userId,
    tokenHash: hashToken(token),
    expiresAt: expiryFrom(now),
    lastSeenAt: now.toISOString(),
    device: deviceName(device),
  });
  return token;
}

type Found = Pick<Context, 'user' | 'session'>;

/** The user and the session of a token; null when it is unknown, expired or revoked. */
export async function findSession(payload: Payload, token: string, now: Date): Promise<Found | null> {
  const db = database(payload);
  const isInTime = gt(sessions.expiresAt, now.toISOString());
  const [row] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      user: { id: users.id, username: users.username, role: users.role, locale: users.locale, email: users.email },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt), isInTime, isNull(users.deletedAt)),
    );
  if (!row) return null;
  if (!row.lastSeenAt || now.getTime() - Date.parse(iso(row.lastSeenAt)) > renewAfterMs) {
    await db
      .update(sessions)
      .set({ lastSeenAt: now.toISOString(), expiresAt: expiryFrom(now) })
      .where(and(eq(sessions.id, row.sessionId), isNull(sessions.revokedAt)))
      .catch((error: unknown) => {
        // While the database takes no writes, users can still read.
        if (!whyUnavailable(error)) throw error;
      });
  }
  return { session: { id: row.sessionId }, user: row.user };
}

/** Signs every device of the user out, except that of one session. */
export async function revokeSessions(db: Database, userId: number, now: Date, except = 0): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(sessions.user, userId), isNull(sessions.revokedAt), ne(sessions.id, except)));
}
