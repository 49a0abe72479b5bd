import { backstageOperations } from '@/lib/contract/backstage';
import { getExperienceCourse } from '@/platform/services/backstage/get-experience-course';
import { listCities, listStores } from '@/platform/services/backstage/list-stores';
import { newRouter, serve } from './serve';

export const backstageApi = newRouter();

serve(backstageApi, backstageOperations.cities, ({ ctx, params, query }) =>
  listCities(ctx.payload, { ...query, ...params }),
);
serve(backstageApi, backstageOperations.stores, ({ ctx, query }) => listStores(ctx.payload, query));
serve(backstageApi, backstageOperations.experienceCourse, ({ ctx, params, query }) =>
  getExperienceCourse(ctx.payload, { ...params, ...query }),
);
