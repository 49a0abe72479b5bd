import { learning_events } from '@/platform/payload-generated-schema';
import { sql } from '@/platform/kernel/database/database';

/** Kinds of events whose time counts as learned, and how long one of them was (docs/product.md, "Learning"). */
export const timedKinds = ['stepDone', 'level', 'homework'] as const;
/** Kinds of events that count for a figure of what was learned: time, a lesson finished, a problem met, a topic mastered. */
export const learnedKinds = [...timedKinds, 'finished', 'attempt'] as const;
const { data } = learning_events;
export const secondsOfEvent = sql<number>`coalesce((${data} ->> 'seconds')::int, (${data} ->> 'milliseconds')::int / 1000)`;
