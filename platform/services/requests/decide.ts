import { eq } from '@payloadcms/db-postgres/drizzle';
import type { RequestAction } from '@/lib/domain/requests/states';
import { requests, staff } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { changeRequest } from './change-request';

/** A member of staff does the next step of a request, with a reason where its person is told one. */
export async function decideRequest({
  ctx,
  input: { id, action, reason },
}: AskedByStaff<{ id: number; action: RequestAction; reason?: string | undefined }>): Promise<void> {
  const db = database(ctx.payload);
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such request');
  const [member] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, ctx.staff.id));
  await changeRequest({ payload: ctx.payload, now: ctx.now() }, row, action, {
    actor: 'staff',
    staff: { id: ctx.staff.id, email: member?.email ?? '' },
    reason,
  });
}
