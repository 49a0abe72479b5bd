import { courseOperations } from '@/lib/courses/contract';
import { claimStarterCourse } from '@/platform/starter/claim-starter-course';
import { confirmMinutes } from './live-minutes';
import { listPlans } from './list-plans';
import { openLesson } from './open-lesson';
import { readStarterCourse } from '@/platform/fulfilment/starter-course';
import { newRouter, sendPublic, serve } from '@/platform/kernel/api/serve';

export const courseApi = newRouter();

serve(courseApi, courseOperations.plans, async ({ c, ctx, query: { username } }) =>
  username === undefined ? sendPublic(c, await listPlans({ ctx, input: {} })) : listPlans({ ctx, input: { username } }),
);

serve(courseApi, courseOperations.openLesson, ({ ctx, params }) =>
  openLesson({ ctx, input: { plan: params.id, lesson: params.lesson } }),
);

serve(courseApi, courseOperations.useMinutes, ({ ctx, body }) => confirmMinutes({ ctx, input: body }));

serve(courseApi, courseOperations.starterCourse, ({ ctx }) => readStarterCourse(ctx));
serve(courseApi, courseOperations.claimStarterCourse, ({ ctx }) => claimStarterCourse({ ctx }));
