import { examOperations } from '@/lib/contract/exam';
import { answerQuestion } from '@/platform/services/learning/exam/answer';
import { finishExam } from '@/platform/services/learning/exam/finish-exam';
import { getExam, listExams } from '@/platform/services/learning/exam/list-exams';
import { readSitting } from '@/platform/services/learning/exam/read-sitting';
import { startExam } from '@/platform/services/learning/exam/start-exam';
import { newRouter, serve } from './serve';

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
