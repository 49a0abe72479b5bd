import { courseOperations } from '@/lib/courses/contract';
import { confirmMinutes } from './live-minutes';
import { listPlans } from './list-plans';
import { openLesson } from './open-lesson';
import { newRouter, sendPublic, serve } from '@/platform/kernel/api/serve';

export const courseApi = newRouter();

serve(courseApi, courseOperations.plans, async ({ c, ctx, query: { username } }) =>
  username === undefined ? sendPublic(c, await listPlans({ ctx, input: {} })) : listPlans({ ctx, input: { username } }),
);

serve(courseApi, courseOperations.openLesson, ({ ctx, params }) =>
  openLesson({ ctx, input: { plan: params.id, lesson: params.lesson } }),
);

serve(courseApi, courseOperations.useMinutes, ({ ctx, body }) => confirmMinutes({ ctx, input: body }));
