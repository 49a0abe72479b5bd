import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { HomeworkItemShown } from '@/lib/homework/contract';
import { itemKey, type GivenItem, type HomeworkItem } from '@/lib/homework/homework';
import type { Locale } from '@/lib/kernel/locale';
import type { Problem } from '@/lib/go/position';
import { problems } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { readComposed, type ComposedCourse, type ComposedLesson } from '@/platform/courses/composed';
import { rightsOfPeople } from '@/platform/courses/rights';
import { levelCounts } from '@/platform/climb/levels';
import type { Person } from '@/platform/family/person';
import { ServiceError } from '@/platform/kernel/service-error';

type LessonItem = Extract<HomeworkItem, { kind: 'lesson' }>;
type Found = { course: ComposedCourse; lesson: ComposedLesson };

const lessonsIn = (items: readonly HomeworkItem[]) =>
  items.filter((item): item is LessonItem => item.kind === 'lesson');
const problemsIn = (items: readonly HomeworkItem[]) =>
  items.flatMap((item) => (item.kind === 'problem' ? [item.problem] : []));

/** The lessons of these items in one language; lessons that no longer exist are left out. */
export async function lessonsOf(db: Database, items: readonly HomeworkItem[], locale: Locale) {
  const lessons = lessonsIn(items);
  const codes = [...new Set(lessons.map(({ course }) => course))];
  const courses = codes.length > 0 ? await readComposed(db, locale, codes) : [];
  const found = new Map<string, Found>();
  for (const item of lessons) {
    const course = courses.find(({ code }) => code === item.course);
    const lesson = course?.lessons.find(({ id }) => id === item.lesson);
    if (course && lesson) found.set(itemKey(item), { course, lesson });
  }
  return found;
}

/** The problems of the bank of these items, withdrawn ones too. */
export async function problemsOf(db: Database, items: readonly HomeworkItem[]) {
  const ids = problemsIn(items);
  if (ids.length === 0) return new Map<string, never>();
  const { publicId, grade, family, data, withdrawnAt } = problems;
  const found = await db
    .select({ id: publicId, grade, family, data, withdrawnAt })
    .from(problems)
    .where(inArray(publicId, ids));
  return new Map(
    found.map(({ data: problem, withdrawnAt: at, ...row }) => [
      row.id,
      { ...row, problem: problem as Problem, isWithdrawn: at !== null },
    ]),
  );
}

type Bank = Awaited<ReturnType<typeof problemsOf>>;

/** The problem of an item, from the bank or the teacher's own; null if the item has none or the bank no longer has it. */
export function problemOf(item: GivenItem, bank: Bank): Problem | null {
  if (item.kind === 'own') return item.problem;
  return (item.kind === 'problem' && bank.get(item.problem)?.problem) || null;
}

/** Whether the content of an item still exists. */
export const isThere = (item: GivenItem, bank: Bank, lessons: ReadonlyMap<string, Found>): boolean =>
  item.kind === 'levels' || (item.kind === 'lesson' ? lessons.has(itemKey(item)) : problemOf(item, bank) !== null);

/** The items in their order, without those whose content no longer exists; their results stay with the students. */
export async function shownItems(
  db: Database,
  items: readonly GivenItem[],
  locale: Locale,
): Promise<HomeworkItemShown[]> {
  const lessons = await lessonsOf(db, items, locale);
  const bank = await problemsOf(db, items);
  return items.flatMap((item): HomeworkItemShown[] => {
    const key = itemKey(item);
    if (item.kind === 'problem') {
      const row = bank.get(item.problem);
      return row ? [{ kind: 'problem', key, ...row }] : [];
    }
    if (item.kind !== 'lesson') return [{ ...item, key }];
    const found = lessons.get(key);
    return found ? [{ ...item, key, title: found.lesson.title, grade: found.lesson.grade }] : [];
  });
}

type Recipient = Person & { name: string };

/**
 * Requires that all items can be given: each exists, none twice, no problem is withdrawn, the climb has enough levels, and each student may study each
 * lesson now. The teacher's own problems are checked before (own-problems, asGiven).
 * @throws ServiceError ITEM_UNKNOWN; LESSON_NOT_OPEN, with each lesson's title and the names of the students who may not study it
 */
export async function requireGivable(
  db: Database,
  items: readonly GivenItem[],
  recipients: readonly Recipient[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const lessons = await lessonsOf(db, items, locale);
  const bank = await problemsOf(db, items);
  const cells = items.some(({ kind }) => kind === 'levels') ? await levelCounts(db) : [];
  const keys = items.map(itemKey);
  const canBeAsked = (item: GivenItem) => {
    if (item.kind === 'levels')
      return cells.some(
        ({ theme, grade, levels }) => theme === item.theme && grade === item.grade && levels >= item.count,
      );
    if (item.kind === 'problem' && bank.get(item.problem)?.isWithdrawn) return false;
    return isThere(item, bank, lessons);
  };
  const unknown = items.find((item) => !canBeAsked(item));
  if (unknown || new Set(keys).size < keys.length)
    throw new ServiceError('ITEM_UNKNOWN', 'an item cannot be given', { item: unknown ? itemKey(unknown) : 'twice' });
  const needed = [...lessons.values()].filter(({ lesson }) => !lesson.isFree);
  if (needed.length === 0) return;
  const rightsOf = await rightsOfPeople(db, recipients);
  const closed = needed.flatMap(({ course, lesson }) => {
    const shut = recipients.filter((one) => !rightsOf(one)(course, now)).map(({ name }) => name);
    return shut.length > 0 ? [{ lesson: lesson.title, course: course.title, students: shut }] : [];
  });
  if (closed.length > 0) throw new ServiceError('LESSON_NOT_OPEN', 'not open to all of them', { closed });
}
