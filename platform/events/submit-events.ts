import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { LearningEvent } from '@/lib/events/contract';
import { learning_events, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { lockLearning, type ForLearner } from '@/platform/family/person';
import type { Batch, EventOf, Handler, Handlers, Kind, Verdict } from './handler';
import { onEvents, type NewEvent } from './hooks';
import { storeEvents } from './store-events';

type Input = ForLearner & { events: LearningEvent[] };
type Rejection = { id: string; code: 'NOT_FOUND' | 'FORBIDDEN' };
export type Submitted = { accepted: string[]; rejected: Rejection[] };

/**
 * Records learning events, each id once, and what follows from them, in one transaction. It locks the account's row: two devices run one after the
 * other, and either a refund sees the opened lesson, or the opening finds the course gone. An event recorded before is accepted again, even if the
 * course is gone.
 */
export async function submitEvents({ ctx, input }: Asked<Input>): Promise<Submitted> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'learning', user);
  const now = ctx.now();
  const prepared = await onEvents.run(database(ctx.payload), input.events);
  return inTransaction(ctx.payload, async ({ db }) => {
    const who = await lockLearning(db, user, input.learner);
    const handlers = await handlersOf(prepared, { db, who, events: input.events, now });
    const since = await memberSince(db, user);
    const recorded = await recordedIds(db, user, input.events);
    const submitted: Submitted = { accepted: [], rejected: [] };
    const rows: NewEvent[] = [];
    for (const event of eachOnce(input.events)) {
      if (recorded.has(event.id)) {
        submitted.accepted.push(event.id);
        continue;
      }
      const at = happenedAt(event, since, now);
      const verdict = await judgeEvent(handlers, event, at);
      if ('rejected' in verdict) {
        submitted.rejected.push({ id: event.id, code: verdict.rejected });
        continue;
      }
      submitted.accepted.push(event.id);
      rows.push({
        user,
        person: who.person,
        publicId: event.id,
        kind: event.kind,
        ...verdict.stored,
        occurredAt: at.toISOString(),
        receivedAt: now.toISOString(),
      });
    }
    await storeEvents(db, who, rows, now);
    return submitted;
  });
}

type Prepared = Awaited<ReturnType<typeof onEvents.run>>;

/** One handler for each kind of event, merged from all listeners, which run one after the other. */
async function handlersOf(prepared: Prepared, batch: Batch): Promise<Partial<Handlers>> {
  let handlers: Partial<Handlers> = {};
  for (const handlersIn of prepared) handlers = { ...handlers, ...(await handlersIn(batch)) };
  return handlers;
}

function judgeEvent<K extends Kind>(handlers: Partial<Handlers>, event: EventOf<K>, at: Date): Promise<Verdict> {
  const handler = handlers[event.kind as K] as Handler<K> | undefined;
  if (!handler) throw new Error(`Nobody judges events of the kind ${event.kind}.`);
  return handler(event, at);
}

async function memberSince(db: Database, user: number): Promise<Date> {
  const [account] = await db.select({ since: users.createdAt }).from(users).where(eq(users.id, user));
  return new Date(account!.since);
}

/** Which of these events were recorded before. */
async function recordedIds(db: Database, user: number, events: readonly LearningEvent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const { publicId } = learning_events;
  const found = await db
    .select({ publicId })
    .from(learning_events)
    .where(and(eq(learning_events.user, user), inArray(publicId, ids)));
  return new Set(found.map((row) => row.publicId));
}

/** An id that is sent twice in one batch counts once. */
const eachOnce = (events: readonly LearningEvent[]) => new Map(events.map((event) => [event.id, event])).values();

/** A device's clock may be wrong, so the time is limited to between the account's creation and now. */
function happenedAt({ occurredAt }: LearningEvent, since: Date, now: Date): Date {
  const at = Date.parse(occurredAt);
  return new Date(Math.min(Math.max(at, since.getTime()), now.getTime()));
}
