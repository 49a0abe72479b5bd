import { and, desc, eq, getTableColumns, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Exam, ExamOutcome, ExamWithSittings } from '@/lib/exams/contract';
import { partCounts, secondsLeft } from '@/lib/exams/exam';
import { examOf, exams, type ExamRules } from '@/lib/certificates/exam-rules';
import { freeExamGrade, freeExamProduct, productOfExam } from '@/lib/catalogue/exam-product';
import { exam_sittings, products } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, sql, type Database } from '@/platform/kernel/database/database';
import { certificateName } from '@/platform/certificates/certificate-name';
import { certificateOf } from '@/platform/certificates/list-certificates';
import { type Learning, ofPerson, whoLearns, type ForLearner } from '@/platform/family/person';
import { examGrades } from './exam-rights';
import { answersOf, isRunning, outcomeOf, type SittingRow } from './sitting-rows';

const shownSittings = 20;

/** The rules of an exam that are shown before it begins. */
export const rulesOf = ({ grade, minutes, questions, pass, parts }: ExamRules) => {
  const counts = partCounts({ questions, parts });
  return { grade, minutes, questions, pass, parts: parts.map((part, index) => ({ part, total: counts[index]! })) };
};

/** The nineteen exams with a person's access and results, the easiest first. */
export async function listExams({ ctx, input }: Asked<ForLearner>): Promise<Exam[]> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  return examsOf(db, who, exams, await sittingsOf(db, who), ctx.now());
}

export async function getExam({ ctx, input }: Asked<ForLearner & { grade: number }>): Promise<ExamWithSittings> {
  const db = database(ctx.payload);
  const now = ctx.now();
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const rows = await sittingsOf(db, who, input.grade);
  const [exam] = await examsOf(db, who, [examOf(input.grade)], rows, now);
  const isCertified = (await certificateOf(db, { ...who, grade: input.grade })) !== null;
  return {
    ...exam!,
    certificateName: isCertified ? null : await certificateName(db, who),
    sittings: await outcomesOf(db, rows, now),
  };
}

/** A person's sittings, the newest first. Sittings handed in come without their questions, as their score is stored. */
async function sittingsOf(db: Database, who: Learning, grade?: number): Promise<SittingRow[]> {
  const { finishedAt, questions, ...columns } = getTableColumns(exam_sittings);
  const found = db
    .select({ ...columns, finishedAt, questions: sql<unknown>`case when ${finishedAt} is null then ${questions} end` })
    .from(exam_sittings)
    .where(and(ofPerson(exam_sittings, who), grade === undefined ? undefined : eq(exam_sittings.grade, grade)))
    .orderBy(desc(exam_sittings.startedAt), desc(exam_sittings.id));
  // One more than is shown: the newest may still run.
  return grade === undefined ? found : found.limit(shownSittings + 1);
}

async function outcomesOf(db: Database, rows: readonly SittingRow[], now: Date): Promise<ExamOutcome[]> {
  const over = rows.filter((row) => !isRunning(row, now));
  const given = await answersOf(
    db,
    over.filter(({ finishedAt }) => finishedAt === null),
  );
  return over.slice(0, shownSittings).map((row) => outcomeOf(row, given.get(row.id) ?? new Map()));
}

async function examsOf(
  db: Database,
  who: Learning,
  asked: readonly ExamRules[],
  rows: readonly SittingRow[],
  now: Date,
): Promise<Exam[]> {
  const mine = await examGrades(db, who, now);
  const sold = await soldExams(db, asked);
  return Promise.all(
    asked.map(async (exam) => {
      const { grade } = exam;
      const own = rows.filter((row) => row.grade === grade);
      const running = own.find((row) => isRunning(row, now));
      const lastOver = own.filter((row) => row !== running).slice(0, 1);
      const code = productOfExam(grade);
      return {
        ...rulesOf(exam),
        isOpen: mine.has(grade),
        isFree: grade === freeExamGrade,
        productId: sold.has(code) ? code : null,
        running: running ? { id: running.publicId, secondsLeft: secondsLeft(new Date(running.endsAt), now) } : null,
        last: (await outcomesOf(db, lastOver, now))[0] ?? null,
      };
    }),
  );
}

async function soldExams(db: Database, asked: readonly ExamRules[]): Promise<Set<string>> {
  const codes = asked.map(({ grade }) => productOfExam(grade)).filter((code) => code !== freeExamProduct);
  const found = await db
    .select({ code: products.code })
    .from(products)
    .where(and(inArray(products.code, codes), eq(products._status, 'published')));
  return new Set(found.flatMap(({ code }) => code ?? []));
}
