import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { notebook_cards, notebook_reviews } from '@/platform/payload-generated-schema';
import type { Learning } from '../people/person';

type Person = Pick<Learning, 'user' | 'person'>;
export type CardRow = typeof notebook_cards.$inferSelect;

/** The cards of a person that are still in the notebook. */
export const theirCards = ({ user, person }: Person) =>
  and(eq(notebook_cards.user, user), eq(notebook_cards.person, person), isNull(notebook_cards.removedAt));

/** The reviews of a person that were not taken back. */
export const theirReviews = ({ user, person }: Person) =>
  and(eq(notebook_reviews.user, user), eq(notebook_reviews.person, person), isNull(notebook_reviews.undoneAt));
