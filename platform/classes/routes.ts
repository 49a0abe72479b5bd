import { classOperations } from '@/lib/classes/contract';
import { getWorkspace } from './get-workspace';
import { addClass } from './add-class';
import { changeClass } from './change-class';
import { getClass, listClasses } from './list-classes';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const classesApi = newRouter();

serve(classesApi, classOperations.workspace, ({ ctx }) => getWorkspace({ ctx }));
serve(classesApi, classOperations.classes, ({ ctx, query }) => listClasses({ ctx, input: query }));
serve(classesApi, classOperations.addClass, ({ ctx, body }) => addClass({ ctx, input: body }));
serve(classesApi, classOperations.schoolClass, ({ ctx, params }) => getClass({ ctx, input: params }));
serve(classesApi, classOperations.changeClass, ({ ctx, params, body }) =>
  changeClass({ ctx, input: { ...body, ...params } }),
);
