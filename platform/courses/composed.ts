import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { createTranslator } from 'use-intl/core';
import { gradeWithin } from '@/lib/bank/draw';
import type { BankFamily } from '@/lib/bank/families';
import { isPractice, practiceMinutes, topicOf } from '@/lib/courses/practice';
import type { Locale } from '@/lib/kernel/locale';
import { isForChildrenAlone, isSoldIn } from '@/lib/catalogue/on-sale';
import { course_plans, topics } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { readAllFacts } from '@/platform/catalogue/products';
import { messages } from '@/platform/kernel/messages';
import { composedStamp } from './composed-stamp';

export type ComposedLesson = {
  id: string;
  topic: string;
  title: string;
  summary: string;
  minutes: number;
  grade: number;
  families: BankFamily[];
  /** The first lesson of a course is open to all. */
  isFree: boolean;
};
export type ComposedCourse = {
  code: string;
  title: string;
  isTrial: boolean;
  /** A course about teaching, sold to teachers. */
  isForTeachers: boolean;
  /** The product that sells it now, in this language. */
  productId: string | null;
  /** Whether it is shown to people without access: sold in this language, or without a product. */
  isOffered: boolean;
  /** For children alone. */
  isForChildren: boolean;
  gradeFrom: number | null;
  gradeTo: number | null;
  chapters: { title: string; lessons: ComposedLesson[] }[];
  /** Of all chapters, in their order. */
  lessons: ComposedLesson[];
};

const cache = new Map<Locale, { stamp: string; courses: readonly ComposedCourse[] }>();

/**
 * Courses that have lessons, in one language, the easiest first; `codes`: only these. Unpublished topics are left out. The cache is rebuilt when the
 * stamp changes; the stamp is read first, so that a write in between shows at the next read.
 */
export async function readComposed(db: Database, locale: Locale, codes?: readonly string[]): Promise<ComposedCourse[]> {
  const stamp = await composedStamp(db);
  let known = cache.get(locale);
  if (known?.stamp !== stamp) cache.set(locale, (known = { stamp, courses: await compose(db, locale) }));
  return known.courses.filter(({ code }) => codes?.includes(code) ?? true);
}

async function compose(db: Database, locale: Locale): Promise<ComposedCourse[]> {
  const plans = await db.query.course_plans.findMany({
    columns: { code: true, isTrial: true, gradeFrom: true, gradeTo: true },
    with: {
      _locales: true,
      product: { columns: { code: true, isItp: true } },
      chapters: {
        orderBy: (chapter, { asc }) => asc(chapter._order),
        with: { _locales: true, lessons: { orderBy: (lesson, { asc }) => asc(lesson._order) } },
      },
    },
    orderBy: [sql`${course_plans.gradeFrom} desc nulls last`, course_plans.code],
  });
  const named = plans.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons.map(({ code }) => code)));
  const products = new Map((await readAllFacts(db)).map((facts) => [facts.id, facts]));
  const known = await readTopics(db, locale, [...new Set(named.map(topicOf))]);
  const inLocale = (rows: { _locale: Locale; title: string }[], otherwise: string) =>
    (rows.find(({ _locale }) => _locale === locale) ?? rows[0])?.title ?? otherwise;
  return plans.flatMap((plan) => {
    let isFirst = true;
    const chapters = plan.chapters.flatMap(({ _locales, lessons: codesOf }) => {
      const lessons = codesOf.flatMap(({ code }): ComposedLesson[] => {
        const topic = known.get(topicOf(code));
        if (!topic) return [];
        const isFree = isFirst;
        isFirst = false;
        return [{ ...(isPractice(code) ? practised(topic, plan, locale) : topic), id: code, isFree }];
      });
      return lessons.length > 0 ? [{ title: inLocale(_locales, ''), lessons }] : [];
    });
    if (chapters.length === 0) return [];
    const { code, isTrial, gradeFrom, gradeTo, product } = plan;
    const facts = products.get(product?.code ?? '');
    const productId = facts && isSoldIn(facts, locale) ? facts.id : null;
    return [
      {
        code,
        gradeFrom,
        gradeTo,
        chapters,
        productId,
        title: inLocale(plan._locales, code),
        isTrial: isTrial ?? false,
        isForTeachers: product?.isItp ?? false,
        isOffered: productId !== null || product === null,
        isForChildren: facts !== undefined && isForChildrenAlone(facts),
        lessons: chapters.flatMap(({ lessons }) => lessons),
      },
    ];
  });
}

type TopicFacts = Omit<ComposedLesson, 'id' | 'isFree'>;

/** The practice lesson of a topic, at a grade of the course. */
function practised(
  topic: TopicFacts,
  course: Pick<ComposedCourse, 'gradeFrom' | 'gradeTo'>,
  locale: Locale,
): TopicFacts {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'practice' });
  return {
    ...topic,
    title: t('title', { topic: topic.title }),
    summary: t('text'),
    minutes: practiceMinutes,
    grade: gradeWithin(topic.grade, course),
  };
}

/** The facts of topics that lists show, by code. */
export async function readTopics(
  db: Database,
  locale: Locale,
  codes: readonly string[],
): Promise<Map<string, TopicFacts>> {
  if (codes.length === 0) return new Map();
  const found = await db.query.topics.findMany({
    columns: { code: true, grade: true, minutes: true },
    with: {
      _locales: { columns: { _locale: true, title: true, summary: true } },
      families: { orderBy: (family, { asc }) => asc(family.order) },
    },
    where: and(inArray(topics.code, [...codes]), eq(topics._status, 'published')),
  });
  return new Map(
    found.map(({ code, grade, minutes, _locales, families }) => {
      const texts = _locales.find(({ _locale }) => _locale === locale);
      const facts = {
        topic: code!,
        title: texts?.title ?? code!,
        summary: texts?.summary ?? '',
        minutes: minutes ?? 0,
        grade: grade ?? 19,
        families: families.flatMap(({ value }) => (value ? [value] : [])),
      };
      return [code!, facts];
    }),
  );
}
