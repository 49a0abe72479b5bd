import { videoOperations } from '@/lib/videos/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { captionsResponse, videoResponse } from './video-response';
import { openCaptions, openVideo } from './open-video';

export const videosApi = newRouter();

serve(videosApi, videoOperations.film, async ({ c, ctx, params, query }) =>
  videoResponse(await openVideo({ ctx, input: { ...params, ...query } }), c.req.raw.headers),
);
serve(videosApi, videoOperations.filmCaptions, async ({ ctx, params, query }) =>
  captionsResponse(await openCaptions({ ctx, input: { ...params, ...query } })),
);
