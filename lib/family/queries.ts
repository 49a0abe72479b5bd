import { learnerOperations as operations } from './addresses';
import type { LearnerInput } from './contract';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const learnersQuery = () => reading(['user', 'learners'], operations.list, {});
export const useLearners = (enabled = true) => useRead({ ...learnersQuery(), enabled });

/** Invalidates the list also when the call fails: another device may have changed it. */
const thenReadLearners = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, learnersQuery().queryKey);
export const addLearner = (body: LearnerInput) => thenReadLearners(call(operations.add, { body }));
export const changeLearner = (id: string, body: LearnerInput) =>
  thenReadLearners(call(operations.change, { params: { id }, body }));
export const removeLearner = (id: string) => thenReadLearners(call(operations.remove, { params: { id } }));
