import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { gradeRings } from '@/lib/kernel/grades';
import { drawExam, isChoice } from '@/lib/exams/exam';
import { examParts, type ExamRules } from '@/lib/certificates/exam-rules';
import type { BankFamily } from '@/lib/bank/families';
import type { Problem } from '@/lib/go/position';
import { exam_sittings, problems } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { type Learning, ofPerson } from '@/platform/family/person';
import type { StoredQuestion } from './sitting-rows';

/** The problems of this many last sittings are drawn again only if there are too few others. */
const recentSittings = 2;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Draws the questions of one sitting from its seed and the current bank. */
export async function drawQuestions(
  db: Database,
  who: Learning,
  exam: ExamRules,
  seed: string,
): Promise<StoredQuestion[]> {
  const { publicId, family, grade, data } = problems;
  const families = exam.parts.flatMap((part): readonly BankFamily[] => examParts[part]);
  const candidates: { id: string; family: BankFamily; grade: number }[] = [];
  for (const ring of gradeRings(exam.grade)) {
    if (ring.length === 0 || isChoice(exam, candidates)) continue;
    const found = await db
      .select({ id: publicId, family, grade })
      .from(problems)
      .where(and(inArray(family, families), inArray(grade, ring), isNull(problems.withdrawnAt)));
    candidates.push(...found.map((row) => ({ ...row, grade: row.grade ?? exam.grade })));
  }
  const last = await db
    .select({ ids: sql<string[]>`jsonb_path_query_array(${exam_sittings.questions}, '$[*].id')` })
    .from(exam_sittings)
    .where(and(ofPerson(exam_sittings, who), eq(exam_sittings.grade, exam.grade)))
    .orderBy(desc(exam_sittings.startedAt))
    .limit(recentSittings);
  const drawn = drawExam(exam, {
    candidates,
    recent: last.map(({ ids }) => ids),
    lot: (id) => hashOf(`${seed} ${id}`),
  });
  if (!drawn) throw new ServiceError('UNAVAILABLE', 'too few problems for this exam');
  const ids = drawn.map(({ id }) => id);
  const rows = await db
    .select({ id: publicId, family, grade, data })
    .from(problems)
    .where(and(inArray(publicId, ids), isNull(problems.withdrawnAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return drawn.map(({ id, part }) => {
    // This is a second read; the problem can have been withdrawn in between.
    const row = byId.get(id);
    if (!row) throw new ServiceError('UNAVAILABLE', 'the bank has changed');
    return {
      id,
      part,
      family: row.family,
      grade: row.grade ?? exam.grade,
      hash: hashOf(JSON.stringify(row.data)),
      problem: row.data as Problem,
    };
  });
}
