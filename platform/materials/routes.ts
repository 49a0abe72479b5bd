import { materialOperations } from '@/lib/materials/contract';
import { getLesson, listLessons } from '@/platform/materials/lessons/list-lessons';
import { addLesson, changeLesson } from '@/platform/materials/lessons/save-lesson';
import { judgeProblem } from './judge-problem';
import { getMaterial, listMaterials } from './list-materials';
import { materialSgf } from './material-sgf';
import { removeMaterial } from './remove-material';
import { addMaterial, changeMaterial } from './save-material';
import { getShared, listShared } from '@/platform/materials/learner/shared-lessons';
import { newRouter, serve } from '@/platform/kernel/api/serve';

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
