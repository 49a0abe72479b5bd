import { backstageOperations } from '@/lib/branches/contract';
import { listCities, listStores } from './list-stores';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const backstageApi = newRouter();

serve(backstageApi, backstageOperations.cities, ({ ctx, params, query }) =>
  listCities(ctx.payload, { ...query, ...params }),
);
serve(backstageApi, backstageOperations.stores, ({ ctx, query }) => listStores(ctx.payload, query));
