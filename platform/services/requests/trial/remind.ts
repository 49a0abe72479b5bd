import { TZDate } from '@date-fns/tz';
import { set, subDays } from 'date-fns';
import type { Database } from '../../database';
import { subjectOf, type RequestRow } from '../request-rows';
import { tellPerson, withholdLetters } from '../tell-person';

const hour = 10;
const occasion = 'reminder';

/** Ten in the morning of the day before, by the branch's clock; null when that has passed. */
export function reminderAt(startsAt: string, timeZone: string, now: Date): Date | null {
  const dayBefore = subDays(new TZDate(startsAt, timeZone), 1);
  const at = new Date(set(dayBefore, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 }).getTime());
  return at.getTime() > now.getTime() ? at : null;
}

/** A letter that waits for the day before the class. */
export async function remindOfClass(db: Database, row: RequestRow, secret: string, now: Date): Promise<void> {
  const subject = subjectOf(row);
  const at = subject?.startsAt && reminderAt(subject.startsAt, subject.timeZone, now);
  // Of each time one: who was reminded of a class that moves to a later day is reminded again.
  if (at) await tellPerson(db, row, { action: 'reminder' }, `${occasion}:${subject.startsAt}`, secret, now, at);
}

/** Who does not come is not reminded. */
export const remindNoMore = (db: Database, row: RequestRow) => withholdLetters(db, row, occasion);
