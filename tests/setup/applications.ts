import { randomUUID } from 'node:crypto';
import type { PersonalApplication, TrialBooking } from '@/lib/applications/contract';
import { getPlatform } from '@/platform/kernel/api/context';
import { call, unique } from './fixtures';

const hour = 3_600_000;

type ClassOptions = { seats?: number; inHours?: number; ageFrom?: number; ageTo?: number };

/** A branch of its own with one class. */
export async function makeClass({ seats = 4, inHours = 72, ageFrom = 4, ageTo = 10 }: ClassOptions = {}) {
  const payload = await getPlatform();
  const name = unique('branch');
  const city = await payload.create({
    collection: 'cities',
    locale: 'zh-TW',
    data: { code: unique('city'), name, regionId: 'TW', timeZone: 'Asia/Taipei', sortOrder: 1000 },
  });
  const startsAt = new Date(Date.now() + inHours * hour);
  const store = await payload.create({
    collection: 'stores',
    locale: 'zh-TW',
    data: {
      code: unique('store'),
      city: city.id,
      name,
      address: '中山路一號',
      phone: '02-5550-0100',
      latitude: 25,
      longitude: 121,
      openingHours: '',
      experienceCourses: [
        {
          startsAt: startsAt.toISOString(),
          endsAt: new Date(startsAt.getTime() + hour).toISOString(),
          seats,
          seatsTaken: 0,
          ageFrom,
          ageTo,
        },
      ],
    },
  });
  return { classId: store.experienceCourses![0]!.id!, storeId: store.id, cityCode: city.code, name };
}

export const newBooking = (classId: string, more: Partial<TrialBooking> = {}): TrialBooking => ({
  classId,
  childName: '小石',
  childAge: 6,
  name: '王大石',
  email: `${unique('parent')}@mail.example`,
  phone: '0912-345-678',
  locale: 'zh-TW',
  ...more,
});

/** Books as the form does. */
export const book = (booking: TrialBooking, { key = randomUUID(), token }: { key?: string; token?: string } = {}) =>
  call<PersonalApplication & { error?: { code: string } }>('user/requests/trial', {
    body: booking,
    headers: { 'idempotency-key': key },
    ...(token && { token }),
  });

export const open = ({ reference, key }: Pick<PersonalApplication, 'reference' | 'key'>) =>
  call<PersonalApplication>(`user/requests/${reference}`, { headers: { 'request-key': key } });
export const withdraw = ({ reference, key }: Pick<PersonalApplication, 'reference' | 'key'>) =>
  call<PersonalApplication>(`user/requests/${reference}/withdraw`, { body: {}, headers: { 'request-key': key } });
