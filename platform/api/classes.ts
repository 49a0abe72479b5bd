import { classOperations } from '@/lib/contract/classes';
import { getWorkspace } from '@/platform/services/classes/get-workspace';
import { makeCards } from '@/platform/services/classes/cards/make-cards';
import { askFamily, withdrawFamily } from '@/platform/services/classes/family/ask-family';
import { checkSheet } from '@/platform/services/classes/import/check-sheet';
import { importStudents } from '@/platform/services/classes/import/import-students';
import { addClass } from '@/platform/services/classes/school-classes/add-class';
import { changeClass } from '@/platform/services/classes/school-classes/change-class';
import { getClass, listClasses } from '@/platform/services/classes/school-classes/list-classes';
import { addStudent } from '@/platform/services/classes/students/add-student';
import { changeStudent } from '@/platform/services/classes/students/change-student';
import { getStudent, listStudents } from '@/platform/services/classes/students/list-students';
import { moveStudents } from '@/platform/services/classes/students/move-students';
import { setState } from '@/platform/services/classes/students/set-state';
import { newRouter, serve } from './serve';

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
