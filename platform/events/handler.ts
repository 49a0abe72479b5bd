import type { LearningEvent } from '@/lib/events/contract';
import type { learning_events } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Learning } from '@/platform/family/person';

/** What the handlers of one batch work with. `db` is inside the transaction that holds the account's row. */
export type Batch = {
  db: Database;
  who: Learning;
  events: readonly LearningEvent[];
  now: Date;
};

/** What is stored of an event beside its id, kind, person and time. */
export type StoredPart = Pick<typeof learning_events.$inferInsert, 'course' | 'lesson' | 'step' | 'problem' | 'data'>;

/** `NOT_FOUND`: there is no such lesson, step, problem, homework or level for this person. `FORBIDDEN`: the person has no right to the course. */
export type Verdict = { stored: StoredPart } | { rejected: 'NOT_FOUND' | 'FORBIDDEN' };

export const notFound: Verdict = { rejected: 'NOT_FOUND' };

export type Kind = LearningEvent['kind'];
export type EventOf<K extends Kind> = Extract<LearningEvent, { kind: K }>;
/** Judges one event that happened at that instant. */
export type Handler<K extends Kind> = (event: EventOf<K>, at: Date) => Promise<Verdict>;
export type Handlers<K extends Kind = Kind> = { [Each in K]: Handler<Each> };
