import { studyOperations as operations } from './study-addresses';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import type { Locale } from '@/lib/kernel/locale';

export const useToday = (learner: Learner, locale: Locale) =>
  useRead(reading(['learning', 'today', learner], operations.today, { query: { ...learnerScope(learner), locale } }));
export const useCourseOfLessons = (id: string, learner: Learner, locale: Locale) =>
  useRead(
    reading(['learning', 'course', id, learner], operations.course, {
      params: { id },
      query: { ...learnerScope(learner), locale },
    }),
  );
