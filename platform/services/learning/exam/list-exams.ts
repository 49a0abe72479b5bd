import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Exam, ExamOutcome, ExamWithSittings } from '@/lib/contract/exam';
import {
  examOf,
  exams,
  freeExamGrade,
  partCounts,
  secondsLeft,
  type ExamRules,
} from '@/lib/domain/learning/exam';
import { exam_sittings, products } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../../context';
import { database, type Database } from '../../database';
import type { ForLearner } from '../course/visitor';
import { whoLearns, type Learning } from '../people/person';
import { examGrades } from './exam-rights';
import { answersOf, isRunning, outcomeOf, type SittingRow } from './sitting-rows';

const shownSittings = 20;

/** What is told of an exam before it begins. */
export const rulesOf = ({ grade, minutes, questions, pass, parts }: ExamRules) => {
  const counts = partCounts({ questions, parts });
  return { grade, minutes, questions, pass, parts: parts.map((part, index) => ({ part, total: counts[index]! })) };
};

/** The nineteen exams as a person finds them, the easiest first. */
export async function listExams({ ctx, input }: Asked<ForLearner>): Promise<Exam[]> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const sittings = await lastSittings(db, who, 1);
  return examsOf(db, who, exams, sittings, ctx.now());
}

export async function getExam({ ctx, input }: Asked<ForLearner & { grade: number }>): Promise<ExamWithSittings> {
  const db = database(ctx.payload);
  const now = ctx.now();
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const rows = await lastSittings(db, who, shownSittings, input.grade);
  const [exam] = await examsOf(db, who, [examOf(input.grade)], rows, now);
  return { ...exam!, sittings: await outcomesOf(db, rows, now) };
}

/** The last sittings of each grade, the newest first, and what of them a list tells: not their questions. */
async function lastSittings(db: Database, { user, person }: Learning, count: number, grade?: number) {
  const isTheirs = and(
    ...[eq(exam_sittings.user, user), eq(exam_sittings.person, person)],
    grade === undefined ? undefined : eq(exam_sittings.grade, grade),
  );
  const found = await db
    .select({ id: exam_sittings.id, grade: exam_sittings.grade, endsAt: exam_sittings.endsAt, finishedAt: exam_sittings.finishedAt })
    .from(exam_sittings)
    .where(isTheirs)
    .orderBy(desc(exam_sittings.startedAt), desc(exam_sittings.id));
  const ofGrade = new Map<number, number>();
  // One more than is shown: the newest may still run.
  const wanted = found.filter((row) => {
    const before = ofGrade.get(row.grade) ?? 0;
    ofGrade.set(row.grade, before + 1);
    return before <= count;
  });
  if (wanted.length === 0) return [];
  return db
    .select()
    .from(exam_sittings)
    .where(inArray(exam_sittings.id, wanted.map(({ id }) => id)))
    .orderBy(desc(exam_sittings.startedAt), desc(exam_sittings.id));
}

async function outcomesOf(db: Database, rows: readonly SittingRow[], now: Date): Promise<ExamOutcome[]> {
  const over = rows.filter((row) => !isRunning(row, now));
  const given = await answersOf(db, over.filter(({ finishedAt }) => finishedAt === null));
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
      const code = productOf(grade);
      return {
        ...rulesOf(exam),
        isOpen: mine.has(grade),
        isFree: grade === freeExamGrade,
        productId: sold.has(code) ? code : null,
        running: running
          ? { id: running.publicId, secondsLeft: secondsLeft(new Date(running.endsAt), now) }
          : null,
        last: (await outcomesOf(db, lastOver, now))[0] ?? null,
      };
    }),
  );
}

const productOf = (grade: number) => `verification-g${grade}`;

async function soldExams(db: Database, asked: readonly ExamRules[]): Promise<Set<string>> {
  const codes = asked.map(({ grade }) => productOf(grade));
  const found = await db
    .select({ code: products.code })
    .from(products)
    .where(and(inArray(products.code, codes), eq(products._status, 'published')));
  return new Set(found.flatMap(({ code }) => code ?? []));
}
