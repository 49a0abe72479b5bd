import { handoverOperations } from '@/lib/handover/contract';
import { familyLinkOperations } from '@/lib/students/contract';
import { askFamily, withdrawFamily } from './ask-family';
import { leaveClass, leaveTeacher, listTeachers } from './own-teachers';
import { lookAtHandover, takeOver } from './take-over';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const handoverApi = newRouter();

serve(handoverApi, handoverOperations.look, ({ ctx, body }) => lookAtHandover({ ctx, input: body }));
serve(handoverApi, handoverOperations.take, ({ ctx, body }) => takeOver({ ctx, input: body }));
serve(handoverApi, handoverOperations.teachers, ({ ctx }) => listTeachers({ ctx }));
serve(handoverApi, handoverOperations.leave, async ({ ctx, params }) => {
  await leaveTeacher({ ctx, input: params });
  return { done: true as const };
});
serve(handoverApi, handoverOperations.leaveClass, async ({ ctx, params }) => {
  await leaveClass({ ctx, input: params });
  return { done: true as const };
});
serve(handoverApi, familyLinkOperations.askFamily, ({ ctx, params, body }) =>
  askFamily({ ctx, input: { ...body, ...params } }),
);
serve(handoverApi, familyLinkOperations.withdrawFamily, ({ ctx, params }) => withdrawFamily({ ctx, input: params }));
