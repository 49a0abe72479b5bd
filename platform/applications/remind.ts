import { TZDate } from '@date-fns/tz';
import { set, subDays } from 'date-fns';
import type { ApplicationKind } from '@/lib/applications/states';
import type { Database } from '@/platform/kernel/database/database';
import { subjectOf, type ApplicationRow } from './application-rows';
import { notifyApplicant, cancelEmails } from './notify-applicant';

const hour = 10;
const occasion = 'reminder';
/** A trial class is near; a team travels to an event together. */
const daysBefore: Partial<Record<ApplicationKind, number>> = { trial: 1, championship: 3 };

/** Ten in the morning so many days before, by the clock of the place; null when that has passed. */
function reminderAt(startsAt: string, timeZone: string, days: number, now: Date): Date | null {
  const before = subDays(new TZDate(startsAt, timeZone), days);
  const at = new Date(set(before, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 }).getTime());
  return at.getTime() > now.getTime() ? at : null;
}

/** Queues the reminder before the class or the event, for applicants with a seat. */
export async function remindOfStart(db: Database, row: ApplicationRow, secret: string, now: Date): Promise<void> {
  const subject = subjectOf(row);
  const days = daysBefore[row.kind];
  const at = days && subject?.startsAt && reminderAt(subject.startsAt, subject.timeZone, days, now);
  // One for each time: if the class moves to a later day after the reminder, another one is sent.
  if (at) await notifyApplicant(db, row, { action: 'reminder' }, `${occasion}:${subject.startsAt}`, secret, now, at);
}

/** An applicant who does not come gets no reminder. */
export const remindNoMore = (db: Database, row: ApplicationRow) => cancelEmails(db, row, occasion);
