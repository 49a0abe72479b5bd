import { examOperations as operations } from './addresses';
import type { ExamSitting } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** What is under way changes by the second: read anew each time somebody comes to it. */
const fresh = { staleTime: 0 };

export const useExams = (learner: Learner, enabled: boolean) =>
  useRead({ ...reading(['exams', learner], operations.exams, { query: learnerScope(learner) }), ...fresh, enabled });
export const useExam = (grade: number, learner: Learner, enabled: boolean) =>
  useRead({
    ...reading(['exams', learner, grade], operations.exam, { params: { grade }, query: learnerScope(learner) }),
    ...fresh,
    enabled,
  });

const sittingQuery = (id: string, locale: Locale) =>
  reading(['exam-sitting', id, locale], operations.sitting, { params: { id }, query: { locale } });
export const useExamSitting = (id: string, locale: Locale) => useRead({ ...sittingQuery(id, locale), ...fresh });

/** What the server said of a sitting is what its screen shows. */
const note = (sitting: ExamSitting, locale: Locale) =>
  getQueryClient().setQueryData(sittingQuery(sitting.id, locale).queryKey, sitting);
const readListsAgain = () => invalidate(['exams']);

export async function startExam(grade: number, learner: Learner, locale: Locale): Promise<ExamSitting> {
  const begun = await call(operations.start, { params: { grade }, query: { locale }, body: learnerScope(learner) });
  note(begun, locale);
  void readListsAgain();
  return begun;
}

export async function finishExam(id: string, locale: Locale): Promise<void> {
  note(await call(operations.finish, { params: { id }, query: { locale } }), locale);
  void readListsAgain();
}

/** What the clock of the server shows now. */
export const readSittingAgain = (id: string, locale: Locale) => invalidate(sittingQuery(id, locale).queryKey);

/** Hands in what is out of time by the server's clock; where the device was ahead of it, its own begins anew. */
export async function finishIfOver(id: string, locale: Locale): Promise<void> {
  const sitting = await call(operations.sitting, { params: { id }, query: { locale } });
  note(sitting, locale);
  if (sitting.secondsLeft === 0) await finishExam(id, locale);
}

/** The answer that stands, which another device may have given first. */
export async function answerQuestion(id: string, number: number, at: string, locale: Locale): Promise<void> {
  const { answer } = await call(operations.answer, { params: { id, number }, body: { at } }, untilSentAgain());
  // The clock goes on from when it was read, so the time of that is kept.
  const { queryKey } = sittingQuery(id, locale);
  const updatedAt = getQueryClient().getQueryState(queryKey)?.dataUpdatedAt;
  getQueryClient().setQueryData(
    queryKey,
    (known: ExamSitting | undefined) =>
      known && { ...known, asked: known.asked.map((one) => (one.number === number ? { ...one, answer } : one)) },
    { ...(updatedAt !== undefined && { updatedAt }) },
  );
}
