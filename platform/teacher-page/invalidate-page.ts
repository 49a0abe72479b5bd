import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { teacher_pages } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';

/**
 * What shows these pages is made anew, under an address they had before, too.
 * @param isLinked a page was turned on or off, in whatever language: then every footer, too
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

/** The same for the page of an account, where it has one: another picture stands on it, or it goes with the account. */
export async function invalidatePageOf(payload: Payload, user: number, linked: { isLinked: boolean }): Promise<void> {
  const pages = await database(payload)
    .select({ slug: teacher_pages.slug })
    .from(teacher_pages)
    .where(eq(teacher_pages.user, user));
  if (pages.length > 0) await invalidatePage(payload, pages, linked);
}
