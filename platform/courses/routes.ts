import { courseOperations } from '@/lib/courses/contract';
import { confirmMinutes } from './live-minutes';
import { openLesson } from './open-lesson';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const courseApi = newRouter();

serve(courseApi, courseOperations.openLesson, ({ ctx, params }) =>
  openLesson({ ctx, input: { plan: params.id, lesson: params.lesson } }),
);

serve(courseApi, courseOperations.useMinutes, ({ ctx, body }) => confirmMinutes({ ctx, input: body }));
