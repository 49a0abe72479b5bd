import { lessonOperations } from '@/lib/lessons/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { drawExercises } from './learner/draw-exercises';
import { getLesson } from './learner/get-lesson';

export const lessonsApi = newRouter();

serve(lessonsApi, lessonOperations.lesson, ({ ctx, params, query }) =>
  getLesson({ ctx, input: { ...params, ...query } }),
);
serve(lessonsApi, lessonOperations.exercises, ({ ctx, params, query }) =>
  drawExercises({ ctx, input: { ...params, ...query } }),
);
