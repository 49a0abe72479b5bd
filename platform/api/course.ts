import { courseOperations } from '@/lib/contract/course';
import { listPlans } from '@/platform/services/course/list-plans';
import { newRouter, sendPublic, serve } from './serve';

export const courseApi = newRouter();

serve(courseApi, courseOperations.plans, async ({ c, ctx, query: { username } }) =>
  username === undefined ? sendPublic(c, await listPlans({ ctx, input: {} })) : listPlans({ ctx, input: { username } }),
);
