import { createRoute, z } from '@hono/zod-openapi';
import { coursePlanSchema } from '@/lib/api/course';
import { listPlans } from '@/platform/services/course/list-plans';
import { publicContext, userContext } from './context';
import { answers, newRouter, sendCached } from './router';

const listRoute = createRoute({
  method: 'get',
  path: '/coursePlans',
  tags: ['course'],
  summary: 'All course plans; with ?username= also what that user owns (own token only)',
  request: { query: z.object({ username: z.string().max(120).optional() }) },
  responses: answers(z.array(coursePlanSchema), 'Course plans'),
});

export const courseApi = newRouter();
courseApi.openAPIRegistry.registerPath({ ...listRoute, path: '/coursePlans' });
courseApi.get('/coursePlans', async (c) => {
  // The specification's "null for all plans" reaches us as an empty or literal null.
  const given = c.req.query('username');
  const username = given === undefined || given === '' || given === 'null' ? undefined : given.slice(0, 200);
  if (username === undefined)
    return sendCached(c, 'coursePlans', async () => listPlans({ ctx: await publicContext(c), input: {} }));
  c.header('cache-control', 'no-store');
  return c.json(await listPlans({ ctx: await userContext(c), input: { username } }), 200);
});
