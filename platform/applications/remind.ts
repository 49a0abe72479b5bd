import { TZDate } from '@date-fns/tz';
import { set, subDays } from 'date-fns';
import type { ApplicationKind } from '@/lib/applications/states';
import type { Database } from '@/platform/kernel/database/database';
import { subjectOf, type ApplicationRow } from './application-rows';
import { notifyApplicant, withholdLetters } from './notify-applicant';

const hour = 10;
const occasion = 'reminder';
/** A class is down the road; a team finds its way to an event together. */
const daysBefore: Partial<Record<ApplicationKind, number>> = { trial: 1, championship: 3 };

/** Ten in the morning so many days before, by the clock of the place; null when that has passed. */
function reminderAt(startsAt: string, timeZone: string, days: number, now: Date): Date | null {
  const before = subDays(new TZDate(startsAt, timeZone), days);
  const at = new Date(set(before, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 }).getTime());
  return at.getTime() > now.getTime() ? at : null;
}

/** A letter that waits for its day before the class or the event; for who has a seat. */
export async function remindOfStart(db: Database, row: ApplicationRow, secret: string, now: Date): Promise<void> {
  const subject = subjectOf(row);
  const days = daysBefore[row.kind];
  const at = days && subject?.startsAt && reminderAt(subject.startsAt, subject.timeZone, days, now);
  // Of each time one: who was reminded of a class that moves to a later day is reminded again.
  if (at) await notifyApplicant(db, row, { action: 'reminder' }, `${occasion}:${subject.startsAt}`, secret, now, at);
}

/** Who does not come is not reminded. */
export const remindNoMore = (db: Database, row: ApplicationRow) => withholdLetters(db, row, occasion);
