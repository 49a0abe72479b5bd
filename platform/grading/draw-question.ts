import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import type { BankFamily } from '@/lib/bank/families';
import { leastAsked } from '@/lib/grading/grading';
import { grading_questions, gradings, problems } from '@/platform/payload-generated-schema';
import { rows, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { ofPerson } from '@/platform/family/person';
import type { GradingRow } from './grading-rows';

/** The problems of this many last gradings are asked again only if there are no others. */
const recentGradings = 2;

type Asked = { problem: string; family: BankFamily };

/**
 * Draws a problem of the first of these grades that has one left: from a family asked least, never one asked in this grading, and none of the last
 * gradings while there are others. Null if nothing is left.
 */
export async function drawQuestion(
  db: Database,
  row: GradingRow,
  gradesInOrder: readonly number[],
  asked: readonly Asked[],
) {
  const own = asked.map(({ problem }) => problem);
  const recent = await recentlyAsked(db, row);
  const families = asked.map(({ family }) => family);
  for (const without of recent.length > 0 ? [[...own, ...recent], own] : [own])
    for (const grade of gradesInOrder) {
      const chosen = leastAsked(await oneOfEachFamily(db, grade, without), families);
      if (chosen) return readProblem(db, chosen.id);
    }
  return null;
}

async function recentlyAsked(db: Database, { id, user, person }: GradingRow): Promise<string[]> {
  const last = await db
    .select({ id: gradings.id })
    .from(gradings)
    .where(and(ofPerson(gradings, { user, person }), ne(gradings.id, id)))
    .orderBy(desc(gradings.startedAt))
    .limit(recentGradings);
  if (last.length === 0) return [];
  const found = await db
    .select({ problem: grading_questions.problem })
    .from(grading_questions)
    .where(
      inArray(
        grading_questions.grading,
        last.map((one) => one.id),
      ),
    );
  return found.map(({ problem }) => problem);
}

/**
 * A random problem of this grade from each family, in random order. Each is found by one step in the index from a random position, however large the
 * bank is.
 */
function oneOfEachFamily(db: Database, grade: number, without: readonly string[]) {
  const lot = randomBytes(6).toString('hex');
  const first = (from: ReturnType<typeof sql>) => sql`(SELECT public_id FROM problems
    WHERE family = f.family AND grade = ${grade}::numeric AND public_id >= ${from} AND withdrawn_at IS NULL
      AND NOT ${JSON.stringify(without)}::jsonb ? public_id
    ORDER BY public_id LIMIT 1)`;
  return rows<{ id: string; family: BankFamily }>(
    db,
    sql`SELECT * FROM (
        SELECT f.family, coalesce(${first(sql`f.family || '-' || ${lot}`)}, ${first(sql`''`)}) AS id
        FROM unnest(enum_range(NULL::enum_problems_family)) AS f(family)
      ) found
      WHERE id IS NOT NULL ORDER BY random()`,
  );
}

async function readProblem(db: Database, id: string) {
  const { publicId: problem, family, grade, data } = problems;
  const [found] = await db
    .select({ problem, family, grade, data })
    .from(problems)
    .where(and(eq(problem, id), isNull(problems.withdrawnAt)));
  // It can have been withdrawn between the two reads.
  if (!found) throw new ServiceError('UNAVAILABLE', 'the bank has changed');
  return found;
}
