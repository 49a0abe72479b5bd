import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { notebook_cards, notebook_reviews } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: the notebook of mistakes and how its cards were answered. */
export async function exportNotebook({ db, user, nameOf }: Exporting) {
  const cards = await db
    .select()
    .from(notebook_cards)
    .where(eq(notebook_cards.user, user))
    .orderBy(asc(notebook_cards.id));
  const reviews = await db
    .select()
    .from(notebook_reviews)
    .where(eq(notebook_reviews.user, user))
    .orderBy(asc(notebook_reviews.id));
  return {
    notebook: cards.map(({ person, ...card }) => ({
      learner: nameOf(person || null),
      ...only(card, ['problem', 'family', 'grade', 'notedAt', 'memory', 'removedAt']),
    })),
    notebookReviews: reviews.map(({ person, ...review }) => ({
      learner: nameOf(person || null),
      ...only(review, ['problem', 'rating', 'data', 'before', 'occurredAt', 'undoneAt']),
    })),
  };
}
