import { notebookOperations } from '@/lib/notebook/contract';
import { drawReviews } from './draw-reviews';
import { getNotebook } from './get-notebook';
import { listCards } from './list-cards';
import { removeCard } from './remove-card';
import { saveNotebook } from './save-notebook';
import { startOver } from './start-over';
import { takeReviews } from './take-reviews';
import { turnNotebook } from './turn-notebook';
import { undoReview } from './undo-review';
import { newRouter, serve } from '@/platform/kernel/api/serve';

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
