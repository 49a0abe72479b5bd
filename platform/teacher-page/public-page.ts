import { and, asc, eq, gt, isNull, or } from '@payloadcms/db-postgres/drizzle';
import type { TeacherCard, TeacherPage } from '@/lib/teacher-page/contract';
import { shownLanguages } from '@/lib/teacher-page/teacher-page';
import type { Locale } from '@/lib/kernel/locale';
import { media, teacher_pages, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { contentOf, languagesOf, pictureHref } from './page-row';

/** The page is on in this language, not taken down, and its account is a teacher's within the teaching year. */
const isShown = (locale: Locale, now: Date) =>
  and(
    eq(teacher_pages.isOn, true),
    isNull(teacher_pages.takenDownAt),
    eq(users.role, 'teacher'),
    isNull(users.deletedAt),
    or(isNull(teacher_pages.until), gt(teacher_pages.until, now.toISOString())),
    sql`${teacher_pages.languages} ? ${locale}`,
  );
const columns = { page: teacher_pages, filename: media.filename, at: media.updatedAt };
type Found = {
  page: typeof teacher_pages.$inferSelect;
  filename: string | null;
  at: string | null;
};

function toCard({ page, filename, at }: Found, locale: Locale): TeacherCard {
  const { about = '', places = '' } = contentOf(page)[locale] ?? {};
  return { slug: page.slug, name: page.name, about, places, picture: at && pictureHref({ filename, at }) };
}

/** One page of the teachers whose pages are on in a language, by name. */
export async function listTeachers({
  ctx,
  input,
}: Asked<{ locale: Locale; page: number }>): Promise<Paged<TeacherCard>> {
  const db = database(ctx.payload);
  const isWanted = isShown(input.locale, ctx.now());
  const [all] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(teacher_pages)
    .innerJoin(users, eq(users.id, teacher_pages.user))
    .where(isWanted);
  const found = await db
    .select(columns)
    .from(teacher_pages)
    .innerJoin(users, eq(users.id, teacher_pages.user))
    .leftJoin(media, eq(media.id, users.avatar))
    .where(isWanted)
    .orderBy(asc(teacher_pages.name), asc(teacher_pages.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  return {
    items: found.map((row) => toCard(row, input.locale)),
    pages: pagesOf(all!.count),
    count: all!.count,
  };
}

/** The page of one teacher. @throws ServiceError NOT_FOUND while it is not on in this language */
export async function getTeacherPage({ ctx, input }: Asked<{ slug: string; locale: Locale }>): Promise<TeacherPage> {
  const [found] = await database(ctx.payload)
    .select(columns)
    .from(teacher_pages)
    .innerJoin(users, eq(users.id, teacher_pages.user))
    .leftJoin(media, eq(media.id, users.avatar))
    .where(and(eq(teacher_pages.slug, input.slug), isShown(input.locale, ctx.now())));
  const content = found && contentOf(found.page)[input.locale];
  if (!content) throw new ServiceError('NOT_FOUND', 'no such teacher');
  const languages = shownLanguages(languagesOf(found.page), contentOf(found.page));
  return { ...toCard(found, input.locale), hours: content.hours, classes: content.classes, languages };
}
