import { eq } from '@payloadcms/db-postgres/drizzle';
import type { OwnTeacherPage, TeacherPageInput } from '@/lib/teacher-page/contract';
import { media, teacher_pages, users } from '@/platform/payload-generated-schema';
import { type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, isUniqueViolation, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { invalidatePage } from './invalidate-page';
import { contentOf, languagesOf, pictureHref } from './page-row';

type Row = typeof teacher_pages.$inferSelect;

const toOwn = (row: Row): OwnTeacherPage => ({
  name: row.name,
  slug: row.slug,
  isOn: row.isOn,
  languages: languagesOf(row),
  content: contentOf(row),
  takenDownReason: row.takenDownAt === null ? null : (row.takenDownReason ?? ''),
});

async function pageOf(db: Database, teacher: number): Promise<Row | null> {
  const [row] = await db.select().from(teacher_pages).where(eq(teacher_pages.user, teacher));
  return row ?? null;
}

/** The teacher's own page with the profile picture; null before it is saved for the first time. */
export async function getOwnPage({ ctx }: { ctx: Context }) {
  const { id } = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const row = await pageOf(db, id);
  const [shown] = await db
    .select({ filename: media.filename, at: media.updatedAt })
    .from(users)
    .innerJoin(media, eq(media.id, users.avatar))
    .where(eq(users.id, id));
  return { page: row && toOwn(row), picture: shown ? pictureHref(shown) : null };
}

/**
 * Saves the whole page. A page that staff took down stays off.
 * @throws ServiceError PAGE_ADDRESS_TAKEN, PAGE_TAKEN_DOWN where the input would turn it on
 */
export async function saveOwnPage({ ctx, input }: Asked<TeacherPageInput>): Promise<OwnTeacherPage> {
  const { id, until } = await requireTeacher(ctx);
  const now = ctx.now().toISOString();
  const { before, row } = await inTransaction(ctx.payload, async ({ db }) => {
    await lockOwnAccount(db, id);
    const before = await pageOf(db, id);
    if (input.isOn && before && before.takenDownAt !== null)
      throw new ServiceError('PAGE_TAKEN_DOWN', 'staff have taken the page down');
    const values = { ...input, until: until?.toISOString() ?? null, updatedAt: now };
    const saved = before
      ? db.update(teacher_pages).set(values).where(eq(teacher_pages.id, before.id)).returning()
      : db
          .insert(teacher_pages)
          .values({ ...values, user: id, createdAt: now })
          .returning();
    // When two teachers take one address at once, a unique index rejects the second.
    const [row] = await saved.catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new ServiceError('PAGE_ADDRESS_TAKEN', 'another page has this address');
      throw error;
    });
    return { before, row: row! };
  });
  const shownIn = (page: Row | null) => (page?.isOn ? JSON.stringify(page.languages) : '');
  const isLinked = shownIn(row) !== shownIn(before);
  if (row.isOn || before?.isOn) await invalidatePage(ctx.payload, [row, ...(before ? [before] : [])], { isLinked });
  return toOwn(row);
}
