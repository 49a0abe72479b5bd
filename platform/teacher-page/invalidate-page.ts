import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { teacher_pages } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';

/**
 * Invalidates everything that shows these pages, also under an earlier address.
 * @param isLinked a page was turned on or off in some language, which also changes every footer
 */
export const invalidatePage = (
  payload: Payload,
  pages: readonly { slug: string }[],
  { isLinked }: { isLinked: boolean },
): Promise<void> =>
  invalidate(payload, [
    cacheTags.teachers,
    ...(isLinked ? [cacheTags.teachersLinked] : []),
    ...new Set(pages.map(({ slug }) => cacheTags.teacher(slug))),
  ]);

/** The same for the page of an account, if it has one: after a change of the profile picture, or with the deletion of the account. */
export async function invalidatePageOf(payload: Payload, user: number, linked: { isLinked: boolean }): Promise<void> {
  const pages = await database(payload)
    .select({ slug: teacher_pages.slug })
    .from(teacher_pages)
    .where(eq(teacher_pages.user, user));
  if (pages.length > 0) await invalidatePage(payload, pages, linked);
}
