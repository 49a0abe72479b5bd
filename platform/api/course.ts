import { courseOperations } from '@/lib/contract/course';
import { listPlans } from '@/platform/services/course/list-plans';
import { newRouter, sendCached, serve } from './serve';

export const courseApi = newRouter();

serve(courseApi, courseOperations.plans, async ({ c, ctx, query: { username } }) =>
  username === undefined
    ? sendCached(c, 'coursePlans', () => listPlans({ ctx, input: {} }))
    : listPlans({ ctx, input: { username } }),
);
