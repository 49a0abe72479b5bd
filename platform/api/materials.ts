import { materialOperations } from '@/lib/contract/materials';
import { getLesson, listLessons } from '@/platform/services/classes/lessons/list-lessons';
import { addLesson, changeLesson } from '@/platform/services/classes/lessons/save-lesson';
import { judgeProblem } from '@/platform/services/classes/materials/judge-problem';
import { getMaterial, listMaterials } from '@/platform/services/classes/materials/list-materials';
import { materialSgf } from '@/platform/services/classes/materials/material-sgf';
import { removeMaterial } from '@/platform/services/classes/materials/remove-material';
import { addMaterial, changeMaterial } from '@/platform/services/classes/materials/save-material';
import { getShared, listShared } from '@/platform/services/learning/shared/shared-lessons';
import { newRouter, serve } from './serve';

export const materialsApi = newRouter();

serve(materialsApi, materialOperations.list, ({ ctx, query }) => listMaterials({ ctx, input: query }));
serve(materialsApi, materialOperations.add, ({ ctx, body }) => addMaterial({ ctx, input: body }));
serve(materialsApi, materialOperations.material, ({ ctx, params }) => getMaterial({ ctx, input: params }));
serve(materialsApi, materialOperations.change, ({ ctx, params, body }) =>
  changeMaterial({ ctx, input: { ...body, ...params } }),
);
serve(materialsApi, materialOperations.judge, ({ ctx, params }) => judgeProblem({ ctx, input: params }));
serve(materialsApi, materialOperations.remove, ({ ctx, params }) => removeMaterial({ ctx, input: params }));
serve(materialsApi, materialOperations.sgf, ({ ctx, params }) => materialSgf({ ctx, input: params }));
serve(materialsApi, materialOperations.lessons, ({ ctx, query }) => listLessons({ ctx, input: query }));
serve(materialsApi, materialOperations.addLesson, ({ ctx, body }) => addLesson({ ctx, input: body }));
serve(materialsApi, materialOperations.lesson, ({ ctx, params }) => getLesson({ ctx, input: params }));
serve(materialsApi, materialOperations.changeLesson, ({ ctx, params, body }) =>
  changeLesson({ ctx, input: { ...body, ...params } }),
);
serve(materialsApi, materialOperations.sharedList, ({ ctx, query }) => listShared({ ctx, input: query }));
serve(materialsApi, materialOperations.shared, ({ ctx, params }) => getShared({ ctx, input: params }));
