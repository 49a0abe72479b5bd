import { eq } from '@payloadcms/db-postgres/drizzle';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import type { Database } from '@/platform/kernel/database/database';
import { users, users_addresses } from '@/platform/payload-generated-schema';
import { heldUsername } from './held-username';

type Row = typeof users.$inferSelect;

/** Values that replace the personal ones. */
const nobody = {
  email: '',
  emailProvedAt: null,
  salt: null,
  hash: null,
  resetPasswordToken: null,
  realName: null,
  nickName: null,
  phone: null,
  rank: null,
  avatar: null,
  liveCourseEndAt: null,
  role: 'learner',
} satisfies Partial<typeof users.$inferInsert>;

/** The account itself: its row stays without personal data, and reserves its name for ever. */
export async function emptyAccount(db: Database, { id, username }: Row, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ ...nobody, username: heldUsername(username), deletedAt: now.toISOString() })
    .where(eq(users.id, id));
}

export async function eraseAddresses(db: Database, user: number): Promise<void> {
  await db.delete(users_addresses).where(eq(users_addresses._parentID, user));
}

/** What staff did for the account stays in the log; what they typed about it goes. */
export const eraseAccountNotes = (db: Database, user: number): Promise<void> =>
  eraseAuditInput(db, 'users', String(user));
