import { and, eq } from '@payloadcms/db-postgres/drizzle';
import {
  closedStates,
  transitionOf,
  type ApplicationAction,
  type ApplicationActor,
  type Transition,
} from '@/lib/applications/states';
import { addWorkingDays } from '@/lib/applications/working-days';
import { schoolTimeZone } from '@/lib/kernel/period';
import { request_events as applicationEvents, requests } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ApplicationRow } from './application-rows';
import { schoolCalendar } from './seats/school-calendar';
import { notifyApplicant } from './notify-applicant';

/** Who does something to an application, and why; `quiet`: the applicant gets no email. */
export type By = {
  actor: ApplicationActor;
  staff?: { id: number; email: string };
  reason?: string | undefined;
  quiet?: boolean;
};
type Step = { secret: string; now: Date; by: By };

/** The data of a new application; what follows from its kind is filled in. */
export type NewApplication = Omit<
  typeof requests.$inferInsert,
  'state' | 'dueAt' | 'createdAt' | 'updatedAt' | 'id' | 'places'
> & { places?: number };

/**
 * Begins an application: its row, the first entry of its history and its email, in one transaction (docs/product.md,
 * "Applications and bookings").
 * @throws ServiceError ALREADY_BOOKED where the same person already has a live application for the same thing
 */
export async function createApplication(
  db: Database,
  row: NewApplication,
  action: ApplicationAction,
  step: Step,
): Promise<ApplicationRow> {
  const transition = allowed(transitionOf(row.kind, action, null), step.by);
  const at = step.now.toISOString();
  const [begun] = await db
    .insert(requests)
    .values({
      ...row,
      state: transition.to,
      dueAt: await dueAt(db, transition, null, step.now),
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!begun) throw new ServiceError('ALREADY_BOOKED', 'this person has this already');
  await note(db, begun, transition, null, step);
  return begun;
}

/**
 * Moves an application that this transaction has locked (lockApplication): its state, its due date, a new entry of its
 * history, its email. No other code changes an application's state.
 * @throws ServiceError STATE_CHANGED where the table of transitions has no such step, FORBIDDEN where another actor has
 * to do it
 */
export async function moveApplication(
  db: Database,
  row: ApplicationRow,
  action: ApplicationAction,
  step: Step,
  changes: Partial<typeof requests.$inferInsert> = {},
): Promise<ApplicationRow> {
  const transition = allowed(transitionOf(row.kind, action, row.state), step.by);
  const isClosing = closedStates.includes(transition.to);
  const [moved] = await db
    .update(requests)
    .set({
      ...changes,
      state: transition.to,
      dueAt: await dueAt(db, transition, row.dueAt, step.now),
      updatedAt: step.now.toISOString(),
      // After it is closed the same person may apply again.
      ...(isClosing && { dedupeKey: null }),
    })
    .where(and(eq(requests.id, row.id), eq(requests.state, row.state)))
    .returning();
  if (!moved) throw new ServiceError('STATE_CHANGED', 'this request has moved on');
  await note(db, moved, transition, row, step);
  return moved;
}

function allowed(transition: Transition | null, { actor, reason }: By): Transition {
  if (!transition) throw new ServiceError('STATE_CHANGED', 'not possible in this state');
  if (!transition.by.includes(actor)) throw new ServiceError('FORBIDDEN', 'not yours to do');
  if (transition.needsReason && !reason)
    throw new ServiceError('VALIDATION_FAILED', 'a reason is needed', { issues: [{ path: 'reason', code: 'custom' }] });
  return transition;
}

async function dueAt(
  db: Database,
  { dueIn, retainsDue }: Transition,
  before: string | null,
  now: Date,
): Promise<string | null> {
  if (retainsDue) return before;
  if (!dueIn) return null;
  return addWorkingDays(now, dueIn, await schoolCalendar(db), schoolTimeZone).toISOString();
}

async function note(
  db: Database,
  row: ApplicationRow,
  { action, to, sendsEmail, email }: Transition,
  before: ApplicationRow | null,
  { secret, now, by }: Step,
): Promise<void> {
  const at = now.toISOString();
  const [event] = await db
    .insert(applicationEvents)
    .values({
      request: row.id,
      action: action as ApplicationAction,
      from: before?.state ?? null,
      to,
      actor: by.actor,
      staff: by.staff?.id ?? null,
      staffEmail: by.staff?.email ?? null,
      reason: by.reason ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: applicationEvents.id });
  if (sendsEmail && !by.quiet)
    await notifyApplicant(
      db,
      row,
      { action: email ?? (action as ApplicationAction), reason: by.reason },
      `${event!.id}`,
      secret,
      now,
    );
}
