import type { Gradings, GradingSitting } from '@/lib/grading/contract';
import { grades } from '@/lib/grading/grading';
import type { Experience } from '@/lib/grading/grading-start';
import type { BankFamily } from '@/lib/bank/families';
import { data, rightMove, wrongMove } from './exams';
import { call, query, sql } from './fixtures';

export { rightMove, wrongMove };

/** A bank of so many problems of each of these families in each grade, and nothing else. */
export async function makeGradedBank(each = 10, families: readonly BankFamily[] = ['capture', 'cut', 'live']) {
  await query(sql`DELETE FROM problems`);
  for (const family of families)
    await query(sql`INSERT INTO problems (public_id, family, grade, data)
      SELECT ${family} || '-' || md5(random()::text || n), ${family}::enum_problems_family, grade, ${data}::jsonb
      FROM generate_series(1, ${each}::int) n, generate_series(1, ${grades.length}::int) grade`);
}

type Rejected = { error?: { code: string } };
type Whose = { token?: string; learner?: string };
const by = ({ token }: Whose) => ({ ...(token && { token }) });
const path = (rest = '') => `course/learning/gradings${rest}`;

export const gradingsOf = (whose: Whose) =>
  call<Gradings & Rejected>(path(whose.learner ? `?learner=${whose.learner}` : ''), by(whose));
export const begin = (whose: Whose, experience?: Experience) =>
  call<GradingSitting & Rejected>(path('?locale=zh-TW'), {
    ...by(whose),
    body: { ...(whose.learner && { learner: whose.learner }), ...(experience && { experience }) },
  });
export const gradingOf = (whose: Whose, id: string) =>
  call<GradingSitting & Rejected>(path(`/${id}?locale=zh-TW`), by(whose));
export const answer = (whose: Whose, id: string, number: number, at: string | null) =>
  call<GradingSitting & Rejected>(path(`/${id}/answers/${number}?locale=zh-TW`), {
    ...by(whose),
    method: 'PUT',
    body: { at },
  });
export const giveUp = (whose: Whose, id: string) =>
  call<{ done: true } & Rejected>(path(`/${id}/give-up`), { ...by(whose), method: 'POST' });
export const place = (whose: Whose, id: string) =>
  call<{ done: true } & Rejected>(path(`/${id}/placement`), { ...by(whose), method: 'POST' });

/** The questions from the table: the responses do not contain them. */
export const askedIn = (id: string) =>
  query<{ number: number; problem: string; family: BankFamily; grade: number; at: string | null }>(
    sql`SELECT q.number::int, q.problem, q.family, q.grade::int, q.at FROM grading_questions q
      JOIN gradings g ON g.id = q.grading_id WHERE g.public_id = ${id} ORDER BY q.number`,
  );

/** Answers until it ends: right if `isRight` is true for the question's grade. */
export async function answerAll(whose: Whose, begun: GradingSitting, isRight: (grade: number) => boolean) {
  let sitting = begun;
  while (sitting.question) {
    const { number } = sitting.question;
    const asked = (await askedIn(sitting.id)).at(-1)!;
    const response = await answer(whose, sitting.id, number, isRight(asked.grade) ? rightMove : wrongMove);
    if (response.status !== 200) throw new Error(`question ${number}: ${response.status}`);
    sitting = response.body;
  }
  return sitting.result!;
}
