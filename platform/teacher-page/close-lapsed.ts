import { and, eq, lte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { teacher_pages, users } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { teachingOf } from '@/platform/classes/access/require-teacher';
import { invalidatePage } from './invalidate-page';

/** Turns off pages whose teaching year has ended; after a renewal a page stays on until the end of the next year. Returns how many were turned off. */
export async function closeLapsedPages(payload: Payload, now: Date): Promise<number> {
  const db = database(payload);
  const ended = await db
    .select({ id: teacher_pages.id, slug: teacher_pages.slug, user: users.id, role: users.role })
    .from(teacher_pages)
    .innerJoin(users, eq(users.id, teacher_pages.user))
    .where(and(eq(teacher_pages.isOn, true), lte(teacher_pages.until, now.toISOString())));
  let closed = 0;
  for (const { id, slug, user, role } of ended) {
    const { workspace, until } = await teachingOf(db, { id: user, role }, now);
    const isOn = workspace === 'open';
    await db
      .update(teacher_pages)
      .set(isOn ? { until: until?.toISOString() ?? null } : { isOn })
      .where(eq(teacher_pages.id, id));
    if (!isOn) closed += 1;
    await invalidatePage(payload, [{ slug }], { isLinked: true });
  }
  return closed;
}
