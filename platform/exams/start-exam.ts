import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ExamSitting } from '@/lib/exams/contract';
import type { Locale } from '@/lib/kernel/locale';
import { endOf } from '@/lib/exams/exam';
import { examOf } from '@/lib/certificates/exam-rules';
import { exam_sittings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockLearning, whoLearns, type ForLearner } from '@/platform/family/person';
import { drawQuestions } from './draw-questions';
import { examGrades } from './exam-rights';
import { sittingView } from './read-sitting';
import { settle } from './settle';
import { isRunning, type SittingRow } from './sitting-rows';

type Input = ForLearner & { grade: number; locale: Locale };

/**
 * Begins an exam, or returns the running sitting: two devices get the same one (`openKey`). A sitting whose time is over is handed in first. A running
 * sitting can be continued even if the right to begin another has ended.
 */
export async function startExam({ ctx, input }: Asked<Input>): Promise<ExamSitting> {
  const { id: user } = requireUser(ctx);
  const db = database(ctx.payload);
  const { person } = await whoLearns(db, user, input.learner);
  await countAgainst(ctx.payload, 'examStart', user, person);
  const exam = examOf(input.grade);
  const openKey = `${user}-${person}-${exam.grade}`;
  const row = await inTransaction(ctx.payload, async (inside) => {
    const who = await lockLearning(inside.db, user, input.learner);
    const now = ctx.now();
    const open = await openSitting(inside.db, openKey);
    if (open && isRunning(open, now)) return open;
    if (!(await examGrades(inside.db, who, now)).has(exam.grade))
      throw new ServiceError('FORBIDDEN', 'the exam is not theirs');
    if (open) await settle(inside.db, open, now);
    const seed = randomBytes(16).toString('hex');
    const questions = await drawQuestions(inside.db, who, exam, seed);
    const startedAt = ctx.now();
    const [begun] = await inside.db
      .insert(exam_sittings)
      .values({
        publicId: randomUUID(),
        user,
        person,
        grade: exam.grade,
        pass: exam.pass,
        seed,
        questions,
        openKey,
        startedAt: startedAt.toISOString(),
        endsAt: endOf(startedAt, exam).toISOString(),
      })
      .onConflictDoNothing({ target: exam_sittings.openKey })
      .returning();
    return begun ?? null;
  });
  // Another device was first, and its sitting is committed.
  const sitting = row ?? (await openSitting(db, openKey));
  if (!sitting) throw new ServiceError('UNAVAILABLE', 'begun and handed in meanwhile');
  return sittingView(ctx, sitting, input.locale);
}

async function openSitting(db: Database, openKey: string): Promise<SittingRow | undefined> {
  const [row] = await db.select().from(exam_sittings).where(eq(exam_sittings.openKey, openKey)).for('no key update');
  return row;
}
