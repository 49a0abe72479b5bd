import type { Locale } from '@/lib/kernel/locale';
import type { Context } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { whoLearns, type ForLearner, type Learning } from '@/platform/family/person';
import { readComposed, type ComposedCourse, type ComposedLesson } from './composed';
import { noRights, rightsOf, type Rights } from './rights';

export type InLanguage = ForLearner & { locale: Locale };

/** The person who asks for lessons: a member, one of their learners, or null for a visitor without a login. */
type Visiting = { db: Database; who: Learning | null };
/** The same, with the person's rights. */
export type Visitor = Visiting & Rights;

/** For operations that are open to all or concern no course. */
export async function whoVisits(ctx: Context, { learner }: ForLearner): Promise<Visiting> {
  const db = database(ctx.payload);
  // A learner needs the login of its account.
  if (!ctx.user) {
    if (learner !== undefined) throw new ServiceError('LEARNER_UNKNOWN', 'no such learner');
    return { db, who: null };
  }
  return { db, who: await whoLearns(db, ctx.user.id, learner) };
}

export async function visitorOf(ctx: Context, input: ForLearner): Promise<Visitor> {
  const visiting = await whoVisits(ctx, input);
  return { ...visiting, ...(visiting.who ? await rightsOf(visiting.db, visiting.who) : noRights) };
}

export async function findCourse(db: Database, locale: Locale, code: string): Promise<ComposedCourse> {
  const [course] = await readComposed(db, locale, [code]);
  if (!course) throw new ServiceError('NOT_FOUND', 'no such course');
  return course;
}

export function findLesson(course: ComposedCourse, id: string): ComposedLesson {
  const lesson = course.lessons.find((one) => one.id === id);
  if (!lesson) throw new ServiceError('NOT_FOUND', 'no such lesson');
  return lesson;
}
