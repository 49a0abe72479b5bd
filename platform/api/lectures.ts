import { lectureOperations } from '@/lib/contract/lectures';
import { joinLecture, watchReplay } from '@/platform/services/learning/lectures/attend';
import { listLectures } from '@/platform/services/learning/lectures/list-lectures';
import { newRouter, serve } from './serve';

export const lecturesApi = newRouter();

serve(lecturesApi, lectureOperations.lectures, ({ ctx, query }) => listLectures({ ctx, input: query }));
serve(lecturesApi, lectureOperations.join, ({ ctx, params, body }) =>
  joinLecture({ ctx, input: { ...params, ...body } }),
);
serve(lecturesApi, lectureOperations.replay, ({ ctx, params, query }) =>
  watchReplay({ ctx, input: { ...params, ...query } }),
);
