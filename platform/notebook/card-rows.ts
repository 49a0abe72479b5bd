import { and, isNull } from '@payloadcms/db-postgres/drizzle';
import { notebook_cards, notebook_reviews } from '@/platform/payload-generated-schema';
import { ofPerson, type Person } from '@/platform/family/person';

export type CardRow = typeof notebook_cards.$inferSelect;

/** The cards of a person that are still in the notebook. */
export const theirCards = (who: Person) => and(ofPerson(notebook_cards, who), isNull(notebook_cards.removedAt));

/** The reviews of a person that were not taken back. */
export const theirReviews = (who: Person) => and(ofPerson(notebook_reviews, who), isNull(notebook_reviews.undoneAt));
