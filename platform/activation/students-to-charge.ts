import { and, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle';
import { isWhollyOwned } from '@/lib/catalogue/grant';
import { orders, orders_lines } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ownedByStudents } from '@/platform/fulfilment/ownership';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireStudents, type StudentRow } from '@/platform/classes/access/require-students';
import type { Teacher } from '@/platform/classes/access/require-teacher';
import type { Offer } from './offers';

type StudentsToCharge = {
  charged: StudentRow[];
  /** They own the course without a time limit. */
  owned: StudentRow[];
  /** Another unpaid order of this teacher already has the course for them; its number. */
  waiting: { student: StudentRow; order: string }[];
};

/**
 * The students for whom an activation must be paid; three reads, however many students there are.
 * @throws ServiceError STUDENT_UNKNOWN; STATE_CHANGED for one who is archived or has graduated; STUDENT_OF_FAMILY
 */
export async function studentsToCharge(
  db: Database,
  teacher: Pick<Teacher, 'id'>,
  { productId, grants }: Pick<Offer, 'productId' | 'grants'>,
  publicIds: readonly string[],
  now: Date,
): Promise<StudentsToCharge> {
  const rows = await requireStudents(db, teacher, publicIds);
  const left = rows.find(({ state }) => state !== 'active');
  if (left) throw new ServiceError('STATE_CHANGED', 'a student is not active', { student: left.publicId });
  const learner = rows.find(({ person }) => person !== 0);
  if (learner) throw new ServiceError('STUDENT_OF_FAMILY', 'a learner of a family', { student: learner.publicId });
  const accounts = rows.map(({ user }) => user);
  const heldBy = await ownedByStudents(db, accounts);
  const waits = await waitingFor(db, teacher, productId, accounts, now);
  const found: StudentsToCharge = { charged: [], owned: [], waiting: [] };
  for (const student of rows) {
    const held = heldBy(student.user);
    if (!held) throw new ServiceError('STUDENT_UNKNOWN', 'the account is gone', { student: student.publicId });
    const order = waits.get(student.user);
    if (isWhollyOwned(productId, grants, held)) found.owned.push(student);
    else if (order !== undefined) found.waiting.push({ student, order });
    else found.charged.push(student);
  }
  return found;
}

/** The teacher's own unpaid orders of this course, by the account they are for. */
async function waitingFor(
  db: Database,
  { id }: Pick<Teacher, 'id'>,
  productId: string,
  accounts: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  if (accounts.length === 0) return new Map();
  const isUnpaid = and(eq(orders.user, id), eq(orders.teaching, 'activation'), eq(orders.status, 'PENDING'));
  const found = await db
    .select({ student: orders_lines.student, order: orders.number })
    .from(orders_lines)
    .innerJoin(orders, eq(orders.id, orders_lines._parentID))
    .where(
      and(
        isUnpaid,
        gt(orders.expiresAt, now.toISOString()),
        eq(orders_lines.productCode, productId),
        inArray(orders_lines.student, [...accounts]),
      ),
    )
    .orderBy(orders.id);
  return new Map(found.flatMap(({ student, order }) => (student === null ? [] : [[student, order] as const])));
}
