import { gradingOperations as operations } from './addresses';
import type { GradingSitting } from './contract';
import type { Experience } from './grading-start';
import type { Locale } from '@/lib/kernel/locale';
import { asApiError } from '@/lib/kernel/api/api-error';
import { call } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Another device may continue the exam, so each visit reads it again. */
const fresh = { staleTime: 0 };

export const useGradings = (learner: Learner, enabled: boolean) =>
  useRead({
    ...reading(['gradings', learner], operations.gradings, { query: learnerScope(learner) }),
    ...fresh,
    enabled,
  });

const gradingQuery = (id: string, locale: Locale) =>
  reading(['grading', id, locale], operations.grading, { params: { id }, query: { locale } });
export const useGrading = (id: string, locale: Locale) => useRead({ ...gradingQuery(id, locale), ...fresh });

/** Writes the server's response into the cache that the screen reads. */
const storeGrading = (grading: GradingSitting, locale: Locale) =>
  getQueryClient().setQueryData(gradingQuery(grading.id, locale).queryKey, grading);
const readListAgain = () => invalidate(['gradings']);

/** @param experience the self-assessment of a learner without results */
export async function startGrading(learner: Learner, locale: Locale, experience?: Experience): Promise<GradingSitting> {
  const body = { ...learnerScope(learner), ...(experience && { experience }) };
  const begun = await call(operations.start, { query: { locale }, body });
  storeGrading(begun, locale);
  // The screen finds the running grading in the list.
  await readListAgain();
  return begun;
}

/** Submits an answer (`at` null: not known) and stores the next question. */
export async function answerGrading(id: string, number: number, at: string | null, locale: Locale): Promise<void> {
  try {
    const next = await call(operations.answer, { params: { id, number }, query: { locale }, body: { at } });
    storeGrading(next, locale);
    if (next.result) void readListAgain();
  } catch (error) {
    // Given up on another device.
    if (asApiError(error).code === 'EXAM_OVER') void readListAgain();
    throw error;
  }
}

export async function giveUpGrading(id: string): Promise<void> {
  await call(operations.giveUp, { params: { id } });
  await readListAgain();
}

/** Lets the climb go on from the grade that was estimated. */
export async function placeInClimb(id: string): Promise<void> {
  await call(operations.place, { params: { id } });
  await invalidate(['grading', id]);
  void invalidate(['learning']);
}
