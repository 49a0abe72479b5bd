import { gradingOperations } from '@/lib/contract/grading';
import { answerGrading } from '@/platform/services/learning/grading/answer';
import { giveUpGrading } from '@/platform/services/learning/grading/give-up';
import { listGradings } from '@/platform/services/learning/grading/list-gradings';
import { placeInClimb } from '@/platform/services/learning/grading/place-in-climb';
import { readGrading } from '@/platform/services/learning/grading/read-grading';
import { startGrading } from '@/platform/services/learning/grading/start-grading';
import { newRouter, serve } from './serve';

export const gradingApi = newRouter();

serve(gradingApi, gradingOperations.gradings, ({ ctx, query }) => listGradings({ ctx, input: query }));
serve(gradingApi, gradingOperations.start, ({ ctx, query, body }) =>
  startGrading({ ctx, input: { ...query, ...body } }),
);
serve(gradingApi, gradingOperations.grading, ({ ctx, params, query }) =>
  readGrading({ ctx, input: { ...params, ...query } }),
);
serve(gradingApi, gradingOperations.answer, ({ ctx, params, query, body }) =>
  answerGrading({ ctx, input: { ...params, ...query, ...body } }),
);
serve(gradingApi, gradingOperations.giveUp, ({ ctx, params }) => giveUpGrading({ ctx, input: params }));
serve(gradingApi, gradingOperations.place, ({ ctx, params }) => placeInClimb({ ctx, input: params }));
