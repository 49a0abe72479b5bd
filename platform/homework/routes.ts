import { homeworkOperations as operations } from '@/lib/homework/contract';
import { changeHomework, setHomeworkState } from './change-homework';
import { drawProblems, listCourses, listProblems } from './choose';
import { giveHomework } from './give-homework';
import { getHomework, listHomework } from './list-homework';
import { listOwnProblems } from './own-problems';
import { getResults } from './results';
import { getOwnHomework, listOwnHomework } from '@/platform/homework/learner/own-homework';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const homeworkApi = newRouter();

serve(homeworkApi, operations.list, ({ ctx, query }) => listHomework({ ctx, input: query }));
serve(homeworkApi, operations.give, ({ ctx, query, body }) => giveHomework({ ctx, input: { ...body, ...query } }));
serve(homeworkApi, operations.problems, ({ ctx, query }) => listProblems({ ctx, input: query }));
serve(homeworkApi, operations.draw, ({ ctx, query }) => drawProblems({ ctx, input: query }));
serve(homeworkApi, operations.ownProblems, ({ ctx, query }) => listOwnProblems({ ctx, input: query }));
serve(homeworkApi, operations.courses, ({ ctx, query }) => listCourses({ ctx, input: query }));
serve(homeworkApi, operations.homework, ({ ctx, params, query }) =>
  getHomework({ ctx, input: { ...params, ...query } }),
);
serve(homeworkApi, operations.change, ({ ctx, params, query, body }) =>
  changeHomework({ ctx, input: { ...body, ...params, ...query } }),
);
serve(homeworkApi, operations.setState, ({ ctx, params, body }) =>
  setHomeworkState({ ctx, input: { ...params, ...body } }),
);
serve(homeworkApi, operations.results, ({ ctx, params, query }) => getResults({ ctx, input: { ...params, ...query } }));
serve(homeworkApi, operations.ownList, ({ ctx, query }) => listOwnHomework({ ctx, input: query }));
serve(homeworkApi, operations.own, ({ ctx, params, query }) => getOwnHomework({ ctx, input: { ...params, ...query } }));
