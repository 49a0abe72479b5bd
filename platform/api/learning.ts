import { learningOperations } from '@/lib/contract/learning';
import { getCourse, listToday } from '@/platform/services/learning/course/list-courses';
import { tell } from '@/platform/services/learning/events/tell';
import { openCaptions, openFilm } from '@/platform/services/learning/film/open-film';
import { drawExercises } from '@/platform/services/learning/lesson/draw-exercises';
import { getLesson } from '@/platform/services/learning/lesson/get-lesson';
import { getProgress } from '@/platform/services/learning/progress/get-progress';
import { changeSettings, getSettings } from '@/platform/services/learning/settings/settings';
import { captionsResponse, filmResponse } from './film-response';
import { newRouter, serve } from './serve';

export const learningApi = newRouter();

serve(learningApi, learningOperations.today, ({ ctx, query }) => listToday({ ctx, input: query }));
serve(learningApi, learningOperations.course, ({ ctx, params, query }) =>
  getCourse({ ctx, input: { ...params, ...query } }),
);
serve(learningApi, learningOperations.lesson, ({ ctx, params, query }) =>
  getLesson({ ctx, input: { ...params, ...query } }),
);
serve(learningApi, learningOperations.exercises, ({ ctx, params, query }) =>
  drawExercises({ ctx, input: { ...params, ...query } }),
);
serve(learningApi, learningOperations.film, async ({ c, ctx, params, query }) =>
  filmResponse(await openFilm({ ctx, input: { ...params, ...query } }), c.req.raw.headers),
);
serve(learningApi, learningOperations.filmCaptions, async ({ ctx, params, query }) =>
  captionsResponse(await openCaptions({ ctx, input: { ...params, ...query } })),
);
serve(learningApi, learningOperations.tell, ({ ctx, body }) => tell({ ctx, input: body }));
serve(learningApi, learningOperations.progress, ({ ctx, query }) => getProgress({ ctx, input: query }));
serve(learningApi, learningOperations.settings, ({ ctx, query }) => getSettings({ ctx, input: query }));
serve(learningApi, learningOperations.changeSettings, async ({ ctx, query, body }) => {
  await changeSettings({ ctx, input: { ...query, ...body } });
  return { done: true as const };
});
