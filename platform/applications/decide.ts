import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ApplicationAction } from '@/lib/applications/states';
import { requests, staff } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { changeApplication } from './change-application';
import type { By } from './move';

/** A member of staff does the next step of an application, with a reason where the applicant is sent one. */
export async function decideApplication({
  ctx,
  input: { id, action, reason },
}: AskedByStaff<{ id: number; action: ApplicationAction; reason?: string | undefined }>): Promise<void> {
  const db = database(ctx.payload);
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  await changeApplication({ payload: ctx.payload, now: ctx.now() }, row, action, {
    ...(await staffMember(ctx)),
    reason,
  });
}

/** The staff member who does something, as an application's history records it. */
export async function staffMember({ payload, staff: { id } }: StaffContext): Promise<By> {
  const [member] = await database(payload).select({ email: staff.email }).from(staff).where(eq(staff.id, id));
  return { actor: 'staff', staff: { id, email: member?.email ?? '' } };
}
