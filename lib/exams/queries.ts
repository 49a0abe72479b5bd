import { examOperations as operations } from './addresses';
import type { ExamSitting } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** A running exam changes every second, so each visit reads it again. */
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

/** Writes the server's response into the cache that the screen reads. */
const storeSitting = (sitting: ExamSitting, locale: Locale) =>
  getQueryClient().setQueryData(sittingQuery(sitting.id, locale).queryKey, sitting);
const readListsAgain = () => invalidate(['exams']);

export async function startExam(grade: number, learner: Learner, locale: Locale): Promise<ExamSitting> {
  const begun = await call(operations.start, { params: { grade }, query: { locale }, body: learnerScope(learner) });
  storeSitting(begun, locale);
  void readListsAgain();
  return begun;
}

export async function finishExam(id: string, locale: Locale): Promise<void> {
  storeSitting(await call(operations.finish, { params: { id }, query: { locale } }), locale);
  void readListsAgain();
}

/** Reads the time left from the server again. */
export const readSittingAgain = (id: string, locale: Locale) => invalidate(sittingQuery(id, locale).queryKey);

/** Submits the sitting if it is over by the server's clock; else the device's clock was fast, and it restarts from the server's time left. */
export async function finishIfOver(id: string, locale: Locale): Promise<void> {
  const sitting = await call(operations.sitting, { params: { id }, query: { locale } });
  storeSitting(sitting, locale);
  if (sitting.secondsLeft === 0) await finishExam(id, locale);
}

/** Submits an answer and stores the one that counts, which another device may have submitted first. */
export async function answerQuestion(id: string, number: number, at: string, locale: Locale): Promise<void> {
  const { answer } = await call(operations.answer, { params: { id, number }, body: { at } }, untilSentAgain());
  // The screen counts down from the time of the last read, so this write must not change `updatedAt`.
  const { queryKey } = sittingQuery(id, locale);
  const updatedAt = getQueryClient().getQueryState(queryKey)?.dataUpdatedAt;
  getQueryClient().setQueryData(
    queryKey,
    (known: ExamSitting | undefined) =>
      known && { ...known, asked: known.asked.map((one) => (one.number === number ? { ...one, answer } : one)) },
    { ...(updatedAt !== undefined && { updatedAt }) },
  );
}
