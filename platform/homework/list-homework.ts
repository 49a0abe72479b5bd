import { and, count, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Homework, HomeworkEntry } from '@/lib/homework/contract';
import { dueDay, type HomeworkState } from '@/lib/homework/homework';
import type { Locale } from '@/lib/kernel/locale';
import { homework, homework_recipients, school_classes } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso, type Database } from '@/platform/kernel/database/database';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { isBegun, itemsOf, recipientsOf, requireHomework, type HomeworkRow } from './homework-rows';
import { shownItems } from './items';

const shown = ({ publicId, title, givenAt, state, dueAt }: HomeworkRow, className: string | null) => ({
  id: publicId,
  title,
  givenAt: iso(givenAt),
  state,
  className,
  due: dueAt === null ? null : dueDay(new Date(dueAt)),
});

/** A page of the homework that a teacher gave, the newest first. */
export async function listHomework({
  ctx,
  input: { page, state },
}: Asked<{ page: number; state: HomeworkState }>): Promise<Paged<HomeworkEntry>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const isWanted = and(eq(homework.teacher, teacher.id), eq(homework.state, state));
  const all = await db.$count(homework, isWanted);
  const found = await db
    .select({ row: homework, className: school_classes.name })
    .from(homework)
    .leftJoin(school_classes, eq(school_classes.id, homework.schoolClass))
    .where(isWanted)
    .orderBy(desc(homework.givenAt), desc(homework.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  const given = await recipientsCounted(
    db,
    found.map(({ row }) => row.id),
  );
  const items = found.map(({ row, className }) => ({
    ...shown(row, className),
    students: given.get(row.id) ?? 0,
    items: itemsOf(row).length,
  }));
  return { items, pages: pagesOf(all), count: all };
}

async function recipientsCounted(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: homework_recipients.homework, students: count() })
    .from(homework_recipients)
    .where(inArray(homework_recipients.homework, [...ids]))
    .groupBy(homework_recipients.homework);
  return new Map(found.map(({ id, students }) => [id, students]));
}

export async function getHomework({ ctx, input }: Asked<{ id: string; locale: Locale }>): Promise<Homework> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return toHomework(db, await requireHomework(db, teacher, input.id), input.locale);
}

export async function toHomework(db: Database, row: HomeworkRow, locale: Locale): Promise<Homework> {
  const [of] = row.schoolClass
    ? await db.select({ name: school_classes.name }).from(school_classes).where(eq(school_classes.id, row.schoolClass))
    : [];
  const recipients = await recipientsOf(db, row);
  return {
    ...shown(row, of?.name ?? null),
    words: row.words,
    items: await shownItems(db, itemsOf(row), locale),
    students: recipients.map(({ id, name }) => ({ id, name })),
    isBegun: await isBegun(db, row),
  };
}
