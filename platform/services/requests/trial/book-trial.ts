import { cacheTags } from '@/lib/data/cache-tags';
import type { PersonalRequest, TrialBooking } from '@/lib/contract/requests';
import type { Asked } from '../../context';
import { inTransaction } from '../../database';
import { announce } from '../../revalidation/announce';
import { ServiceError } from '../../service-error';
import { limitRequests, newReference, onceOnly, personKey, repeated } from '../begin';
import { beginRequest } from '../move';
import { freePlaces, lockPlaces } from '../places';
import { personalRequest } from '../request-rows';
import { remindOfClass } from './remind';
import { findTrialClass } from './trial-class';

/**
 * A seat in a trial class for a child (docs/product.md, "Requests"); with `wait`, a place in the waiting list where none is left. The
 * last seat goes to one person, however many ask for it at once.
 * @throws ServiceError NOT_FOUND, CLASS_OVER once it has begun, AGE_UNFIT, CLASS_FULL, ALREADY_BOOKED
 */
export async function bookTrial({
  ctx,
  input: { classId, wait, childName, childAge, note, name, email, phone, locale, idempotencyKey },
}: Asked<TrialBooking & { idempotencyKey: string }>): Promise<PersonalRequest> {
  await limitRequests(ctx, email);
  const { payload, user } = ctx;
  const { secret } = payload;
  const now = ctx.now();
  const shared = { kind: 'trial', subjectId: classId, groupId: null } as const;
  const once = onceOnly(idempotencyKey);
  const answer = await inTransaction(payload, async ({ db }) => {
    await lockPlaces(db, shared);
    const before = await repeated(db, once, { ...shared, email });
    if (before) return personalRequest(db, secret, before);
    const found = await findTrialClass(db, classId, locale);
    if (!found) throw new ServiceError('NOT_FOUND', 'no such class');
    if (Date.parse(found.startsAt) <= now.getTime()) throw new ServiceError('CLASS_OVER', 'this class has begun');
    const { ageFrom, ageTo, subject, region, endsAt } = found;
    if (childAge < ageFrom || childAge > ageTo)
      throw new ServiceError('AGE_UNFIT', 'this class is for other ages', { ageFrom, ageTo });
    const isFree = (await freePlaces(db, shared)) > 0;
    if (!isFree && !wait) throw new ServiceError('CLASS_FULL', 'no seat is left');
    const row = await beginRequest(
      db,
      {
        ...shared,
        reference: newReference('T'),
        user: user?.id ?? null,
        locale,
        region,
        name,
        email,
        phone,
        answers: { childName, childAge, ...(note && { note }) },
        subject,
        overAt: endsAt,
        dedupeKey: personKey(shared, email, childName),
        idempotencyKey: once,
        linkVersion: 1,
      },
      isFree ? 'book' : 'wait',
      { secret, now, by: { actor: 'person' } },
    );
    if (isFree) await remindOfClass(db, row, secret, now);
    return personalRequest(db, secret, row);
  });
  await announce(payload, [cacheTags.stores]);
  return answer;
}
