import { classOperations } from '@/lib/classes/contract';
import { getWorkspace } from './get-workspace';
import { makeCards } from '@/platform/students/cards/make-cards';
import { askFamily, withdrawFamily } from '@/platform/handover/ask-family';
import { checkSheet } from '@/platform/students/import/check-sheet';
import { importStudents } from '@/platform/students/import/import-students';
import { addClass } from './add-class';
import { changeClass } from './change-class';
import { getClass, listClasses } from './list-classes';
import { addStudent } from '@/platform/students/add-student';
import { changeStudent } from '@/platform/students/change-student';
import { getStudent, listStudents } from '@/platform/students/list-students';
import { moveStudents } from '@/platform/students/move-students';
import { setState } from '@/platform/students/set-state';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const classesApi = newRouter();
const done = { done: true as const };

serve(classesApi, classOperations.workspace, ({ ctx }) => getWorkspace({ ctx }));
serve(classesApi, classOperations.students, ({ ctx, query }) => listStudents({ ctx, input: query }));
serve(classesApi, classOperations.addStudent, ({ ctx, body }) => addStudent({ ctx, input: body }));
serve(classesApi, classOperations.student, ({ ctx, params }) => getStudent({ ctx, input: params }));
serve(classesApi, classOperations.changeStudent, ({ ctx, params, body }) =>
  changeStudent({ ctx, input: { ...body, ...params } }),
);
serve(classesApi, classOperations.makeCards, ({ ctx, body }) => makeCards({ ctx, input: body }));
serve(classesApi, classOperations.moveStudents, async ({ ctx, body }) => {
  await moveStudents({ ctx, input: body });
  return done;
});
serve(classesApi, classOperations.setState, async ({ ctx, body }) => {
  await setState({ ctx, input: body });
  return done;
});
serve(classesApi, classOperations.askFamily, ({ ctx, params, body }) =>
  askFamily({ ctx, input: { ...body, ...params } }),
);
serve(classesApi, classOperations.withdrawFamily, ({ ctx, params }) => withdrawFamily({ ctx, input: params }));
serve(classesApi, classOperations.checkSheet, ({ ctx, body }) => checkSheet({ ctx, input: body }));
serve(classesApi, classOperations.importStudents, ({ ctx, body, headers }) =>
  importStudents({ ctx, input: { ...body, key: headers['idempotency-key'] } }),
);
serve(classesApi, classOperations.classes, ({ ctx, query }) => listClasses({ ctx, input: query }));
serve(classesApi, classOperations.addClass, ({ ctx, body }) => addClass({ ctx, input: body }));
serve(classesApi, classOperations.schoolClass, ({ ctx, params }) => getClass({ ctx, input: params }));
serve(classesApi, classOperations.changeClass, ({ ctx, params, body }) =>
  changeClass({ ctx, input: { ...body, ...params } }),
);
