import { backstageOperations } from '@/lib/branches/contract';
import { getExperienceCourse } from '@/platform/applications/trial/get-experience-course';
import { listCities, listStores } from './list-stores';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const backstageApi = newRouter();

serve(backstageApi, backstageOperations.cities, ({ ctx, params, query }) =>
  listCities(ctx.payload, { ...query, ...params }),
);
serve(backstageApi, backstageOperations.stores, ({ ctx, query }) => listStores(ctx.payload, query));
serve(backstageApi, backstageOperations.experienceCourse, ({ ctx, params, query }) =>
  getExperienceCourse(ctx.payload, { ...params, ...query }),
);
