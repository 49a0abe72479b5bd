import { teacherPageOperations as operations } from '@/lib/contract/teacher-pages';
import { getOwnPage, saveOwnPage } from '@/platform/services/classes/page/own-page';
import { getTeacherPage, listTeachers } from '@/platform/services/classes/page/public-page';
import { newRouter, serve } from './serve';

export const teacherPagesApi = newRouter();

serve(teacherPagesApi, operations.own, ({ ctx }) => getOwnPage({ ctx }));
serve(teacherPagesApi, operations.save, ({ ctx, body }) => saveOwnPage({ ctx, input: body }));
serve(teacherPagesApi, operations.list, ({ ctx, query }) => listTeachers({ ctx, input: query }));
serve(teacherPagesApi, operations.page, ({ ctx, params, query }) =>
  getTeacherPage({ ctx, input: { ...params, ...query } }),
);
