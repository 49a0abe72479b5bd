import type { PersonalApplication, ApplicationSubject } from '@/lib/applications/contract';
import type { StoreRegion } from '@/lib/branches/store-regions';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { limitApplications, newReference, onceOnly, personKey, repeated } from '../begin';
import { createApplication } from '../move';
import type { Shared } from '../application-rows';
import { freeSeats, lockSeats } from './seats';
import { remindOfStart } from '../remind';
import { personalApplication } from '../personal-application';

/** Who asks for a seat, and whether a place on the waiting list is enough. */
type Asking = {
  name: string;
  email: string;
  phone: string;
  locale: Locale;
  wait?: boolean | undefined;
  idempotencyKey: string;
};

/** What differs between the kinds of seats. */
type Kind = {
  shared: Shared;
  letter: 'T' | 'C';
  action: 'book' | 'register';
  full: 'CLASS_FULL' | 'GROUP_FULL';
  /** The person the seat is for: each person has one. */
  who: string;
};
type Offer = { subject: ApplicationSubject; region: StoreRegion; endsAt: string; answers: Record<string, unknown> };

/**
 * Takes one of a limited number of seats, or with `wait` a place on the waiting list where none is left. The last seat
 * goes to one person, however many ask for it at once, and a repeated request returns the same application
 * (docs/product.md, "Applications and bookings").
 * @param offer reads what is on offer, with the seats locked; it throws where there is nothing
 * @throws ServiceError CLASS_FULL, GROUP_FULL, ALREADY_BOOKED
 */
export async function takeSeat(
  { ctx, input: { name, email, phone, locale, wait, idempotencyKey } }: Asked<Asking>,
  { shared, letter, action, full, who }: Kind,
  offer: (db: Database, now: Date) => Promise<Offer>,
): Promise<PersonalApplication> {
  await limitApplications(ctx, shared.kind, email);
  const { payload, user } = ctx;
  const { secret } = payload;
  const now = ctx.now();
  const once = onceOnly(idempotencyKey);
  return inTransaction(payload, async ({ db }) => {
    await lockSeats(db, shared);
    const before = await repeated(db, once, { ...shared, email });
    if (before) return personalApplication(db, secret, before, now);
    const { endsAt, ...offered } = await offer(db, now);
    const isFree = (await freeSeats(db, shared)) > 0;
    if (!isFree && !wait) throw new ServiceError(full, 'no place is left');
    const row = await createApplication(
      db,
      {
        ...shared,
        ...offered,
        name,
        email,
        phone,
        locale,
        reference: newReference(letter),
        user: user?.id ?? null,
        overAt: endsAt,
        dedupeKey: personKey(shared, email, who),
        idempotencyKey: once,
        linkVersion: 1,
      },
      isFree ? action : 'wait',
      { secret, now, by: { actor: 'person' } },
    );
    if (isFree) await remindOfStart(db, row, secret, now);
    return personalApplication(db, secret, row, now);
  });
}
