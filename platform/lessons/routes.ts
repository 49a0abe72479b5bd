import { learningOperations } from '@/lib/lessons/contract';
import { getCourse, listToday } from '@/platform/courses/list-courses';
import { submitEvents } from '@/platform/events/submit-events';
import { openCaptions, openFilm } from '@/platform/films/open-film';
import { drawExercises } from './draw-exercises';
import { getLesson } from './get-lesson';
import { getProgress } from '@/platform/progress/get-progress';
import { changeSettings, getSettings } from '@/platform/learn/settings';
import { captionsResponse, filmResponse } from '@/platform/films/film-response';
import { newRouter, serve } from '@/platform/kernel/api/serve';

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
serve(learningApi, learningOperations.tell, ({ ctx, body }) => submitEvents({ ctx, input: body }));
serve(learningApi, learningOperations.progress, ({ ctx, query }) => getProgress({ ctx, input: query }));
serve(learningApi, learningOperations.settings, ({ ctx, query }) => getSettings({ ctx, input: query }));
serve(learningApi, learningOperations.changeSettings, async ({ ctx, query, body }) => {
  await changeSettings({ ctx, input: { ...query, ...body } });
  return { done: true as const };
});
