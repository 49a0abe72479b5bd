import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import * as tables from '@/platform/payload-generated-schema';
import { eraseAuditInput } from '@/platform/kernel/audit/audit-entry';
import { eraseClasses } from '@/platform/classes/erase';
import { sql, type Database } from '@/platform/kernel/database/database';
import { eraseGifts, leaveGifts } from '@/platform/gifts/erase-gifts';
import { eraseLearning } from '@/platform/progress/erase-learning';
import { heldUsername } from '@/platform/account/held-username';
import { ownLetters } from '@/platform/mail/own-letters';

const { audit_log, carts, learners, lesson_openings, minute_uses, orders, otps, outbox, passkey_challenges, passkeys } =
  tables;
const { refunds, sessions, shipments, users, users_addresses } = tables;
type Row = typeof users.$inferSelect;

/** What is personal of an account goes, what the books need stays without a name (docs/product.md, "Accounts"). Under the account's lock. */
export async function eraseAccount(db: Database, account: Row, now: Date): Promise<void> {
  const { id, username } = account;
  await db.delete(outbox).where(await ownLetters(db, { id, username }));
  await eraseBelongings(db, account);
  await eraseStaffNotes(db, account);
  await db
    .update(users)
    .set({ ...nobody, username: heldUsername(username), deletedAt: now.toISOString() })
    .where(eq(users.id, id));
  await eraseGifts(db, now);
}

/** What stands in the place of a person. */
const nobody = {
  ...{ email: '', emailProvedAt: null, salt: null, hash: null, resetPasswordToken: null },
  ...{ realName: null, nickName: null, phone: null, rank: null, avatar: null, liveCourseEndAt: null },
  role: 'learner',
} satisfies Partial<typeof users.$inferInsert>;

async function eraseBelongings(db: Database, { id }: Row): Promise<void> {
  for (const table of [sessions, otps, passkeys, passkey_challenges, carts, learners, lesson_openings, minute_uses])
    await db.delete(table).where(eq(table.user, id));
  await eraseLearning(db, id);
  await eraseClasses(db, id);
  await db.delete(users_addresses).where(eq(users_addresses._parentID, id));
  await leaveGifts(db, id);
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.user, id));
  // The country stays: taxes are counted by it.
  const nowhere = { address_postalCode: null, address_line2: null };
  await db
    .update(shipments)
    .set({ ...nowhere, address_name: '', address_phone: '', address_city: '', address_line1: '' })
    .where(inArray(shipments.order, own));
  await db
    .update(orders)
    .set({
      ...{ ...nowhere, address_name: null, address_phone: null, address_city: null, address_line1: null },
      // A company's number and the number of the invoice are the books'.
      ...{ note: null, staffNote: null, invoice_carrier: null, invoice_companyName: null },
    })
    .where(eq(orders.user, id));
}

/** What staff did for the account stays in the log, and what they gave back in the books; what they typed about it goes. */
async function eraseStaffNotes(db: Database, { id, username }: Row): Promise<void> {
  await eraseAuditInput(db, 'users', String(id));
  for (const [name, table] of Object.entries({ orders, refunds })) {
    const own = db.select({ id: sql<string>`${table.id}::text` }).from(table);
    await eraseAuditInput(db, name, own.where(eq(table.user, id)));
  }
  // A gift of the school's is noted by whom it was for.
  await db
    .update(audit_log)
    .set({ input: sql`${audit_log.input} - 'username'` })
    .where(and(eq(audit_log.table, 'entitlements'), eq(sql`lower(${audit_log.input} ->> 'username')`, username)));
  await db.update(refunds).set({ reason: null }).where(eq(refunds.user, id));
}
