import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Erasure } from '@/lib/students/contract';
import { mayDo } from '@/lib/students/student-rights';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import { asName, nameKey } from '@/lib/kernel/person/person-name';
import { homework_recipients, orders, orders_lines, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { eraseAccount } from '@/platform/privacy/erase-account';
import { deletePicture } from '@/platform/account/picture';
import { holdStudent, requireStudent } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { ownDoors } from './student-rows';

/** Counts what would be lost with a student's account, to be shown before. */
export async function getErasure({ ctx, input }: Asked<{ id: string }>): Promise<Erasure> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { id, user } = await requireStudent(db, teacher, input.id);
  const isPaid = and(
    eq(orders.user, teacher.id),
    eq(orders.teaching, 'activation'),
    inArray(orders.status, [...paidStatuses]),
  );
  const activated = db
    .select({ id: orders_lines.id })
    .from(orders_lines)
    .innerJoin(orders, eq(orders.id, orders_lines._parentID))
    .where(and(isPaid, eq(orders_lines.student, user)));
  return {
    activations: await db.$count(activated.as('activated')),
    homework: await db.$count(homework_recipients, eq(homework_recipients.student, id)),
  };
}

/**
 * Erases the account of an archived student that no one else can log in to, as its owner would (docs/product.md, "A teacher's students"). Handing the
 * account over to a family, or reactivating the student, excludes it: all of them lock the account or the teacher.
 * @throws ServiceError STUDENT_UNKNOWN, STATE_CHANGED, NAME_MISMATCH
 */
export async function eraseStudent({ ctx, input }: Asked<{ id: string; name: string }>): Promise<void> {
  const teacher = await requireTeacher(ctx);
  const { payload } = ctx;
  const avatar = await inTransaction(payload, async ({ db }) => {
    const row = await holdStudent(db, teacher, input.id);
    const { user } = row;
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, user), isNull(users.deletedAt)));
    const hasOwnDoor = (await ownDoors(db, [row])).has(user);
    if (!account || !mayDo('erase', { ...row, hasOwnDoor }))
      throw new ServiceError('STATE_CHANGED', 'an own account, or not archived');
    if (nameKey(asName(input.name)) !== row.nameKey) throw new ServiceError('NAME_MISMATCH', 'another name');
    await eraseAccount(db, account, ctx.now());
    return account.avatar;
  });
  if (avatar) await deletePicture(payload, avatar);
}
