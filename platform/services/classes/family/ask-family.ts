import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Student } from '@/lib/contract/classes';
import { mayDo } from '@/lib/domain/classes/student-rights';
import { normalEmail } from '@/lib/domain/email-address';
import type { Locale } from '@/lib/i18n/locales';
import { students } from '@/platform/payload-generated-schema';
import type { Asked } from '../../context';
import { inTransaction } from '../../database';
import { countAgainst } from '../../limits';
import { enqueueMail } from '../../outbox/enqueue';
import { ServiceError } from '../../service-error';
import { holdStudent } from '../access/require-students';
import { requireTeacher } from '../access/require-teacher';
import { ownDoors, toStudent } from '../students/student-rows';
import { handoverDays, handoverHref, handoverToken } from './handover-link';

type Input = { id: string; email: string; locale: Locale };

/**
 * Asks a family to take over the account of a student (docs/product.md, "From the teacher to the family"). Whose address it is nobody has shown, so the letter
 * names nobody.
 * @throws ServiceError STATE_CHANGED where the account is somebody's own already
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
      ...{ to: email, locale: input.locale, isProved: false },
      dedupeKey: `handover:${row.id}:${now.getTime()}`,
      data: { account: row.user, href: handoverHref(input.locale, handoverToken(secret, asked!)), days: handoverDays },
    });
    return toStudent(db, asked!, ctx.now());
  });
}

/** The link that was mailed ends. */
export async function withdrawFamily({ ctx, input }: Asked<{ id: string }>): Promise<Student> {
  const teacher = await requireTeacher(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    const { id } = await holdStudent(db, teacher, input.id);
    const nobody = { familyEmail: null, familyAskedAt: null, updatedAt: ctx.now().toISOString() };
    const [row] = await db.update(students).set(nobody).where(eq(students.id, id)).returning();
    return toStudent(db, row!, ctx.now());
  });
}
