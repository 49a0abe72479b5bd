import { backstageOperations } from '@/lib/contract/backstage';
import { listCities, listStores } from '@/platform/services/backstage/list-stores';
import { newRouter, serve } from './serve';

export const backstageApi = newRouter();

serve(backstageApi, backstageOperations.cities, ({ ctx, params: { regionId }, query }) =>
  listCities(ctx.payload, {
    regionId,
    onlyWithCourses: query.filterExperienceCourses,
    range: { from: query.experienceCoursesStartTime, to: query.experienceCoursesEndTime },
    locale: query.locale,
  }),
);

serve(backstageApi, backstageOperations.stores, ({ ctx, query }) =>
  listStores(ctx.payload, {
    cityId: query.cityId || undefined,
    range: { from: query.experienceCoursesStartTime, to: query.experienceCoursesEndTime },
    locale: query.locale,
  }),
);
