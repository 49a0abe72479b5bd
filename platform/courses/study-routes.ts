import { studyOperations } from '@/lib/courses/study-contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { getCourse, listToday } from './list-courses';

export const studyApi = newRouter();

serve(studyApi, studyOperations.today, ({ ctx, query }) => listToday({ ctx, input: query }));
serve(studyApi, studyOperations.course, ({ ctx, params, query }) => getCourse({ ctx, input: { ...params, ...query } }));
