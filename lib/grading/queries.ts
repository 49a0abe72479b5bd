import { gradingOperations as operations } from './addresses';
import type { GradingSitting } from './contract';
import type { Experience } from './grading-start';
import type { Locale } from '@/lib/kernel/locale';
import { asApiError } from '@/lib/kernel/api/api-error';
import { call } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Another device may go on with it: read anew each time somebody comes to it. */
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

/** What the server said of a grading is what its screen shows. */
const note = (grading: GradingSitting, locale: Locale) =>
  getQueryClient().setQueryData(gradingQuery(grading.id, locale).queryKey, grading);
const readListAgain = () => invalidate(['gradings']);

/** `experience`: what somebody says of whom nothing is known. */
export async function startGrading(learner: Learner, locale: Locale, experience?: Experience): Promise<GradingSitting> {
  const body = { ...learnerScope(learner), ...(experience && { experience }) };
  const begun = await call(operations.start, { query: { locale }, body });
  note(begun, locale);
  // The screen knows its gradings by their list.
  await readListAgain();
  return begun;
}

/** `at`: null for not known. What comes next is noted. */
export async function answerGrading(id: string, number: number, at: string | null, locale: Locale): Promise<void> {
  try {
    const next = await call(operations.answer, { params: { id, number }, query: { locale }, body: { at } });
    note(next, locale);
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
