import { and, desc, eq, gte, isNotNull } from '@payloadcms/db-postgres/drizzle';
import type { AnsweredReport } from '@/lib/problem-reports/contract';
import { outcomeDays } from '@/lib/problem-reports/problem-report';
import { problem_reports, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { readTopics } from '@/platform/courses/composed';
import type { InLanguage } from '@/platform/courses/visitor';
import { ofPerson, whoLearns } from '@/platform/family/person';

const dayMs = 86_400_000;
const most = 20;

/** The recent answers to a person's reports. */
export async function answeredReports({ ctx, input }: Asked<InLanguage>): Promise<AnsweredReport[]> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const { problem, outcome, answer, answeredAt } = problem_reports;
  const since = new Date(ctx.now().getTime() - outcomeDays * dayMs).toISOString();
  const found = await db
    .select({ problem, outcome, answer, answeredAt, family: problems.family, grade: problems.grade })
    .from(problem_reports)
    .leftJoin(problems, eq(problems.publicId, problem))
    .where(and(ofPerson(problem_reports, who), isNotNull(outcome), gte(answeredAt, since)))
    .orderBy(desc(answeredAt))
    .limit(most);
  const topicOf = (name: string) => name.split('/')[0]!;
  const topics = await readTopics(db, input.locale, [...new Set(found.map((row) => topicOf(row.problem)))]);
  return found.map((row) => ({
    ...row,
    outcome: row.outcome!,
    answeredAt: iso(row.answeredAt!),
    topic: topics.get(topicOf(row.problem))?.title ?? null,
  }));
}
