import type { Exam, ExamSitting, ExamWithSittings } from '@/lib/exams/contract';
import { examOf, examParts } from '@/lib/certificates/exam-rules';
import { examRef } from '@/lib/catalogue/exam-product';
import type { BankFamily } from '@/lib/bank/families';
import { call, query, sql } from './fixtures';

/** Every problem of a test's bank: D5 takes the stone, and after any other move it escapes. */
export const rightMove = 'D5';
export const wrongMove = 'A1';
export const data = JSON.stringify({
  position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
  goal: 'capture',
  moves: [{ at: rightMove }],
  otherwise: rightMove,
});

/** A bank from which the exam of a grade can be drawn, and nothing else: so many problems of each of its families. */
export async function makeExamBank(
  grade: number,
  each = 30,
  families: readonly BankFamily[] = examOf(grade).parts.flatMap((part): readonly BankFamily[] => examParts[part]),
): Promise<void> {
  await query(sql`DELETE FROM problems`);
  for (const family of families)
    await query(sql`INSERT INTO problems (public_id, family, grade, data)
      SELECT 'exam-' || gen_random_uuid(), ${family}::enum_problems_family, ${grade}::numeric, ${data}::jsonb
      FROM generate_series(1, ${each}::int)`);
}

type Granted = Record<'startsAt' | 'endsAt' | 'learner', string>;
/** As if it had been bought; `changes` in SQL: when it begins and ends, and for whom. */
export const grantExam = (
  user: number,
  grade: number,
  { startsAt = 'now()', endsAt = 'null', learner = 'null' }: Partial<Granted> = {},
) =>
  query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at, ends_at, learner_id)
    VALUES (${user}, 'staff', 'exam', ${examRef(grade)}, ${`verification-g${grade}`}, 1,
      ${sql.raw(startsAt)}, ${sql.raw(endsAt)}, ${sql.raw(learner)})`);

type Rejected = { error?: { code: string } };
type Whose = { token?: string; learner?: string };
const by = ({ token }: Whose) => ({ ...(token && { token }) });
const asked = ({ learner }: Whose) => (learner ? `?learner=${learner}` : '');

export const examsOf = async (whose: Whose) =>
  (await call<Exam[]>(`course/learning/exams${asked(whose)}`, by(whose))).body;
export const examFor = (whose: Whose, grade: number) =>
  call<ExamWithSittings & Rejected>(`course/learning/exams/${grade}${asked(whose)}`, by(whose));
export const begin = (whose: Whose, grade: number) =>
  call<ExamSitting & Rejected>(`course/learning/exams/${grade}/sittings?locale=zh-TW`, {
    ...by(whose),
    body: { ...(whose.learner && { learner: whose.learner }) },
  });
export const sittingOf = (whose: Whose, id: string) =>
  call<ExamSitting & Rejected>(`course/learning/exam-sittings/${id}?locale=zh-TW`, by(whose));
export const answer = (whose: Whose, id: string, number: number, at: string) =>
  call<{ answer: string; secondsLeft: number } & Rejected>(`course/learning/exam-sittings/${id}/answers/${number}`, {
    ...by(whose),
    method: 'PUT',
    body: { at },
  });
export const handIn = (whose: Whose, id: string) =>
  call<ExamSitting & Rejected>(`course/learning/exam-sittings/${id}/finish?locale=zh-TW`, {
    ...by(whose),
    method: 'POST',
  });

/** Moves a sitting in time, so that it ended so many seconds ago; a negative number: so that it ends that many seconds from now. */
export const secondsAfterEnd = (id: string, seconds: number) =>
  query(sql`UPDATE exam_sittings SET started_at = started_at - (ends_at - now()) - make_interval(secs => ${seconds}),
    ends_at = now() - make_interval(secs => ${seconds}) WHERE public_id = ${id}`);
