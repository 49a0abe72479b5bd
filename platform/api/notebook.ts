import { notebookOperations } from '@/lib/contract/notebook';
import { drawReviews } from '@/platform/services/learning/notebook/draw-reviews';
import { getNotebook } from '@/platform/services/learning/notebook/get-notebook';
import { listCards } from '@/platform/services/learning/notebook/list-cards';
import { removeCard } from '@/platform/services/learning/notebook/remove-card';
import { saveNotebook } from '@/platform/services/learning/notebook/save-notebook';
import { startOver } from '@/platform/services/learning/notebook/start-over';
import { takeReviews } from '@/platform/services/learning/notebook/take-reviews';
import { turnNotebook } from '@/platform/services/learning/notebook/turn-notebook';
import { undoReview } from '@/platform/services/learning/notebook/undo-review';
import { newRouter, serve } from './serve';

export const notebookApi = newRouter();
const done = { done: true as const };

serve(notebookApi, notebookOperations.notebook, ({ ctx, query }) => getNotebook({ ctx, input: query }));
serve(notebookApi, notebookOperations.turn, async ({ ctx, query, body }) => {
  await turnNotebook({ ctx, input: { ...query, ...body } });
  return done;
});
serve(notebookApi, notebookOperations.draw, ({ ctx, query }) => drawReviews({ ctx, input: query }));
serve(notebookApi, notebookOperations.review, ({ ctx, body }) => takeReviews({ ctx, input: body }));
serve(notebookApi, notebookOperations.undo, async ({ ctx, params, query }) => {
  await undoReview({ ctx, input: { ...params, ...query } });
  return done;
});
serve(notebookApi, notebookOperations.startOver, async ({ ctx, query }) => {
  await startOver({ ctx, input: query });
  return done;
});
serve(notebookApi, notebookOperations.cards, ({ ctx, query }) => listCards({ ctx, input: query }));
serve(notebookApi, notebookOperations.removeCard, async ({ ctx, params, query }) => {
  await removeCard({ ctx, input: { ...params, ...query } });
  return done;
});
serve(notebookApi, notebookOperations.save, ({ ctx, query }) => saveNotebook({ ctx, input: query }));
