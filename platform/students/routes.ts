import { studentOperations } from '@/lib/students/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { addStudent } from './add-student';
import { makeCards } from './cards/make-cards';
import { changeStudent } from './change-student';
import { eraseStudent, getErasure } from './erase-student';
import { checkSheet } from './import/check-sheet';
import { importStudents } from './import/import-students';
import { getStudent, listStudents } from './list-students';
import { moveStudents } from './move-students';
import { removeStudent } from './remove-student';
import { setState } from './set-state';

export const studentsApi = newRouter();
const done = { done: true as const };

serve(studentsApi, studentOperations.students, ({ ctx, query }) => listStudents({ ctx, input: query }));
serve(studentsApi, studentOperations.addStudent, ({ ctx, body }) => addStudent({ ctx, input: body }));
serve(studentsApi, studentOperations.student, ({ ctx, params }) => getStudent({ ctx, input: params }));
serve(studentsApi, studentOperations.changeStudent, ({ ctx, params, body }) =>
  changeStudent({ ctx, input: { ...body, ...params } }),
);
serve(studentsApi, studentOperations.makeCards, ({ ctx, body }) => makeCards({ ctx, input: body }));
serve(studentsApi, studentOperations.moveStudents, async ({ ctx, body }) => {
  await moveStudents({ ctx, input: body });
  return done;
});
serve(studentsApi, studentOperations.setState, async ({ ctx, body }) => {
  await setState({ ctx, input: body });
  return done;
});
serve(studentsApi, studentOperations.checkSheet, ({ ctx, body }) => checkSheet({ ctx, input: body }));
serve(studentsApi, studentOperations.importStudents, ({ ctx, body, headers }) =>
  importStudents({ ctx, input: { ...body, key: headers['idempotency-key'] } }),
);
serve(studentsApi, studentOperations.removeStudent, async ({ ctx, params }) => {
  await removeStudent({ ctx, input: params });
  return done;
});
serve(studentsApi, studentOperations.erasure, ({ ctx, params }) => getErasure({ ctx, input: params }));
serve(studentsApi, studentOperations.eraseStudent, async ({ ctx, params, body }) => {
  await eraseStudent({ ctx, input: { ...body, ...params } });
  return done;
});
