import type { Payload } from 'payload';
import type { TrialClass } from '@/lib/branches/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { database } from '@/platform/kernel/database/database';
import { takenSeats } from '@/platform/applications/seats/seats';
import { findTrialClass } from '../trial-class';
import { ServiceError } from '@/platform/kernel/service-error';

/** The current data of a class, for a booking. */
export async function getExperienceCourse(
  payload: Payload,
  { id, locale }: { id: string; locale?: Locale | undefined },
): Promise<TrialClass> {
  const db = database(payload);
  const found = await findTrialClass(db, id, locale);
  if (!found) throw new ServiceError('NOT_FOUND', 'no such class');
  const { seats, seatsTaken, startsAt, endsAt, ageFrom, ageTo, storeId, subject } = found;
  const booked = await takenSeats(db, { kind: 'trial', subjectId: id, groupId: null });
  const { title: name, place: address, phone, timeZone } = subject;
  return {
    id,
    startsAt,
    endsAt,
    seats,
    seatsLeft: Math.max(0, seats - seatsTaken - booked),
    ageFrom,
    ageTo,
    timeZone,
    store: { id: storeId, name, address, phone },
  };
}
