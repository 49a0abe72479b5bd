import { lectureOperations } from '@/lib/lectures/contract';
import { joinLecture, watchReplay } from './attend';
import { listLectures } from './list-lectures';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const lecturesApi = newRouter();

serve(lecturesApi, lectureOperations.lectures, ({ ctx, query }) => listLectures({ ctx, input: query }));
serve(lecturesApi, lectureOperations.join, ({ ctx, params, body }) =>
  joinLecture({ ctx, input: { ...params, ...body } }),
);
serve(lecturesApi, lectureOperations.replay, ({ ctx, params, query }) =>
  watchReplay({ ctx, input: { ...params, ...query } }),
);
