import { gradingOperations } from '@/lib/grading/contract';
import { answerGrading } from './answer';
import { giveUpGrading } from './give-up';
import { listGradings } from './list-gradings';
import { placeInClimb } from './place-in-climb';
import { readGrading } from './read-grading';
import { startGrading } from './start-grading';
import { newRouter, serve } from '@/platform/kernel/api/serve';

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
