import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Student } from '@/lib/students/contract';
import { mayDo } from '@/lib/students/student-rights';
import { normalEmail } from '@/lib/kernel/person/email-address';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { enqueueMail } from '@/platform/kernel/outbox/enqueue';
import { ServiceError } from '@/platform/kernel/service-error';
import { holdStudent } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { ownDoors, toStudent } from '@/platform/students/student-rows';
import { handoverDays, handoverHref, handoverToken } from './handover-link';

type Input = { id: string; email: string; locale: Locale };

/**
 * Asks a family to take over the account of a student (docs/product.md, "From the teacher to the family"). The owner of the address is not proved, so
 * the email contains no names.
 * @throws ServiceError STATE_CHANGED if the account can already be opened by its own user
 */
export async function askFamily({ ctx, input }: Asked<Input>): Promise<Student> {
  const teacher = await requireTeacher(ctx);
  const email = normalEmail(input.email);
  await countAgainst(ctx.payload, 'handover', teacher.id);
  await countAgainst(ctx.payload, 'requestAddress', email);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await holdStudent(db, teacher, input.id);
    const hasOwnDoor = (await ownDoors(db, [row])).has(row.user);
    if (!mayDo('handover', { ...row, hasOwnDoor })) throw new ServiceError('STATE_CHANGED', 'an own account');
    const at = now.toISOString();
    const [asked] = await db
      .update(students)
      .set({ familyEmail: email, familyAskedAt: at, updatedAt: at })
      .where(eq(students.id, row.id))
      .returning();
    const { secret } = ctx.payload;
    await enqueueMail(db, now, {
      template: 'handover',
      to: email,
      locale: input.locale,
      isProved: false,
      dedupeKey: `handover:${row.id}:${now.getTime()}`,
      data: { account: row.user, href: handoverHref(input.locale, handoverToken(secret, asked!)), days: handoverDays },
    });
    return toStudent(db, asked!, ctx.now());
  });
}

/** Invalidates the emailed link. */
export async function withdrawFamily({ ctx, input }: Asked<{ id: string }>): Promise<Student> {
  const teacher = await requireTeacher(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    const { id } = await holdStudent(db, teacher, input.id);
    const noFamily = { familyEmail: null, familyAskedAt: null, updatedAt: ctx.now().toISOString() };
    const [row] = await db.update(students).set(noFamily).where(eq(students.id, id)).returning();
    return toStudent(db, row!, ctx.now());
  });
}
