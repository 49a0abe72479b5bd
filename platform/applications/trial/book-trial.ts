import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import type { PersonalApplication, TrialBooking } from '@/lib/applications/contract';
import type { Asked } from '@/platform/kernel/context';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';
import { ServiceError } from '@/platform/kernel/service-error';
import { takeSeat } from '../seats/take-seat';
import { findTrialClass } from '../trial-class';

/**
 * A seat in a trial class for a child.
 * @throws ServiceError NOT_FOUND, CLASS_OVER once it has begun, AGE_UNFIT, CLASS_FULL, ALREADY_BOOKED
 */
export async function bookTrial({
  ctx,
  input,
}: Asked<TrialBooking & { idempotencyKey: string }>): Promise<PersonalApplication> {
  const { classId, childName, childAge, note, locale } = input;
  const shared = { kind: 'trial', subjectId: classId, groupId: null } as const;
  const kind = { shared, letter: 'T', action: 'book', full: 'CLASS_FULL', who: childName } as const;
  const booked = await takeSeat({ ctx, input }, kind, async (db, now) => {
    const found = await findTrialClass(db, classId, locale);
    if (!found) throw new ServiceError('NOT_FOUND', 'no such class');
    if (Date.parse(found.startsAt) <= now.getTime()) throw new ServiceError('CLASS_OVER', 'this class has begun');
    const { ageFrom, ageTo, subject, region, endsAt } = found;
    if (childAge < ageFrom || childAge > ageTo)
      throw new ServiceError('AGE_UNFIT', 'this class is for other ages', { ageFrom, ageTo });
    return { subject, region, endsAt, answers: { childName, childAge, ...(note && { note }) } };
  });
  await invalidate(ctx.payload, [cacheTags.stores]);
  return booked;
}
