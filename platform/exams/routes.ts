import { examOperations } from '@/lib/exams/contract';
import { answerQuestion } from './answer';
import { finishExam } from './finish-exam';
import { getExam, listExams } from './list-exams';
import { readSitting } from './read-sitting';
import { startExam } from './start-exam';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const examApi = newRouter();

serve(examApi, examOperations.exams, ({ ctx, query }) => listExams({ ctx, input: query }));
serve(examApi, examOperations.exam, ({ ctx, params, query }) => getExam({ ctx, input: { ...params, ...query } }));
serve(examApi, examOperations.start, ({ ctx, params, query, body }) =>
  startExam({ ctx, input: { ...params, ...query, ...body } }),
);
serve(examApi, examOperations.sitting, ({ ctx, params, query }) =>
  readSitting({ ctx, input: { ...params, ...query } }),
);
serve(examApi, examOperations.answer, ({ ctx, params, body }) =>
  answerQuestion({ ctx, input: { ...params, ...body } }),
);
serve(examApi, examOperations.finish, ({ ctx, params, query }) => finishExam({ ctx, input: { ...params, ...query } }));
