import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { teacher_pages } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';
import { invalidatePageOf } from './invalidate-page';

/** Removes the page of a deleted account from every footer. */
export const leavePage = ({ payload }: Context, user: number): Promise<void> =>
  invalidatePageOf(payload, user, { isLinked: true });

export async function erasePage(db: Database, user: number): Promise<void> {
  await db.delete(teacher_pages).where(eq(teacher_pages.user, user));
}

export async function exportPages({ db, user }: Exporting) {
  return {
    teacherPages: (await db.select().from(teacher_pages).where(eq(teacher_pages.user, user))).map((page) =>
      only(page, ['name', 'slug', 'isOn', 'languages', 'content', 'takenDownReason', 'createdAt', 'updatedAt']),
    ),
  };
}
