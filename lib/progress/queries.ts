import { progressOperations as operations } from './addresses';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import type { Locale } from '@/lib/kernel/locale';

export const useLearningProgress = (learner: Learner, locale: Locale) =>
  useRead(
    reading(['learning', 'progress', learner], operations.progress, { query: { ...learnerScope(learner), locale } }),
  );
