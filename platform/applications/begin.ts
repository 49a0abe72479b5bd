import { createHash } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { nameKey } from '@/lib/kernel/person/person-name';
import type { ApplicationKind } from '@/lib/applications/states';
import { requests } from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import { lockName, type Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { countAgainst, limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import type { Shared, ApplicationRow } from './application-rows';

/** A public number: the first letter of its kind and 40 random bits, to be read out on the telephone. It opens nothing by itself. */
export const newReference = (letter: 'T' | 'C' | 'P') => `${letter}-${randomLetters(4)}-${randomLetters(4)}`;

const digest = (...parts: (string | null)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The hash of a caller's idempotency key, which is stored. */
export const onceOnly = (idempotencyKey: string) => digest('once', idempotencyKey);

/**
 * Before an application begins: limits applications from one network, and those to one address from any sender. Never
 * inside a transaction: it counts on a connection of its own.
 */
export async function limitApplications(ctx: Context, kind: ApplicationKind, email: string): Promise<void> {
  await limitNetwork(ctx, 'request');
  await limitEmails(ctx, kind, email);
}

/** Limits only the emails to an address that is not proved. */
export const limitEmails = ({ payload }: Context, kind: ApplicationKind, email: string) =>
  countAgainst(payload, kind === 'championship' ? 'entryAddress' : 'requestAddress', normalEmail(email));

/** Identifies one person's application for one thing: the same for all spellings that look alike. */
export const personKey = ({ kind, subjectId, groupId }: Shared, email: string, who: string) =>
  digest(kind, subjectId, groupId, normalEmail(email), nameKey(who));

/**
 * The application that a request with this idempotency key has made already; null for the first one. Of two requests at
 * once the second waits here until the first is committed.
 * @throws ServiceError IDEMPOTENCY_KEY_REUSED when the key belongs to another application
 */
export async function repeated(
  db: Database,
  once: string,
  { kind, subjectId, email }: Shared & { email: string },
): Promise<ApplicationRow | null> {
  await lockName(db, once);
  const [row] = await db.select().from(requests).where(eq(requests.idempotencyKey, once));
  if (!row) return null;
  if (row.kind !== kind || row.subjectId !== subjectId || normalEmail(row.email) !== normalEmail(email))
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another request');
  return row;
}
