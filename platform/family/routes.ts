import { learnerOperations } from '@/lib/family/contract';
import { addLearner, changeLearner, listLearners, removeLearner } from './learners';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const learnersApi = newRouter();

serve(learnersApi, learnerOperations.list, ({ ctx }) => listLearners({ ctx }));
serve(learnersApi, learnerOperations.add, ({ ctx, body }) => addLearner({ ctx, input: body }));
serve(learnersApi, learnerOperations.change, ({ ctx, params, body }) =>
  changeLearner({ ctx, input: { ...body, id: params.id } }),
);
serve(learnersApi, learnerOperations.remove, async ({ ctx, params }) => {
  await removeLearner({ ctx, input: params });
  return { done: true as const };
});
