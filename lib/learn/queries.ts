import { learningSettingsOperations as operations } from './addresses';
import type { KnownSettings, LearningSettings } from './contract';
import { call } from '@/lib/kernel/api/client';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';

const settingsQuery = (learner: Learner) =>
  reading(['learning', 'settings', learner], operations.settings, { query: learnerScope(learner) });
export const useLearningSettings = (learner: Learner, enabled: boolean) =>
  useRead({ ...settingsQuery(learner), enabled });

/** Saves the settings and updates the cache with them, then reads them again from the server. */
export async function changeLearningSettings(learner: Learner, body: LearningSettings): Promise<void> {
  const { queryKey } = settingsQuery(learner);
  try {
    await call(operations.changeSettings, { query: learnerScope(learner), body });
    getQueryClient().setQueryData(queryKey, (known: KnownSettings | undefined) => ({ ...known, ...body }));
  } finally {
    await invalidate(queryKey);
  }
}
