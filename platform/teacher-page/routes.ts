import { teacherPageOperations as operations } from '@/lib/teacher-page/contract';
import { getOwnPage, saveOwnPage } from './own-page';
import { getTeacherPage, listTeachers } from './public-page';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const teacherPagesApi = newRouter();

serve(teacherPagesApi, operations.own, ({ ctx }) => getOwnPage({ ctx }));
serve(teacherPagesApi, operations.save, ({ ctx, body }) => saveOwnPage({ ctx, input: body }));
serve(teacherPagesApi, operations.list, ({ ctx, query }) => listTeachers({ ctx, input: query }));
serve(teacherPagesApi, operations.page, ({ ctx, params, query }) =>
  getTeacherPage({ ctx, input: { ...params, ...query } }),
);
