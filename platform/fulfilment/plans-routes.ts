import { planOperations } from '@/lib/fulfilment/plans-contract';
import { newRouter, sendPublic, serve } from '@/platform/kernel/api/serve';
import { listPlans } from './list-plans';

export const plansApi = newRouter();

serve(plansApi, planOperations.plans, async ({ c, ctx, query: { username } }) =>
  username === undefined ? sendPublic(c, await listPlans({ ctx, input: {} })) : listPlans({ ctx, input: { username } }),
);
