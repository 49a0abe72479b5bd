import { courseOperations } from '@/lib/contract/course';
import { claimStarterCourse } from '@/platform/services/course/claim-starter-course';
import { confirmMinutes } from '@/platform/services/course/live-minutes';
import { listPlans } from '@/platform/services/course/list-plans';
import { openLesson } from '@/platform/services/course/open-lesson';
import { readStarterCourse } from '@/platform/services/course/starter-course';
import { newRouter, sendPublic, serve } from './serve';

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
