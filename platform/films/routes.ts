import { filmOperations } from '@/lib/films/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { captionsResponse, filmResponse } from './film-response';
import { openCaptions, openFilm } from './open-film';

export const filmsApi = newRouter();

serve(filmsApi, filmOperations.film, async ({ c, ctx, params, query }) =>
  filmResponse(await openFilm({ ctx, input: { ...params, ...query } }), c.req.raw.headers),
);
serve(filmsApi, filmOperations.filmCaptions, async ({ ctx, params, query }) =>
  captionsResponse(await openCaptions({ ctx, input: { ...params, ...query } })),
);
