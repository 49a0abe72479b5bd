import type { ChampionshipEntry } from '@/lib/contract/championship-entries';
import type { PersonalRequest } from '@/lib/contract/requests';
import type { Asked } from '../../context';
import { inTransaction } from '../../database';
import { ServiceError } from '../../service-error';
import { limitRequests, newReference, onceOnly, personKey, repeated } from '../begin';
import { beginRequest } from '../move';
import { freePlaces, lockPlaces } from '../places';
import { personalRequest } from '../request-rows';
import { findChampionship, type Group } from './championship-groups';

/**
 * A place in a group of a championship for a child or a school's team (docs/product.md, "Requests"); with `wait`, one in the waiting list
 * where none is left. The last place goes to one, however many ask for it at once.
 * @throws ServiceError NOT_FOUND, REGISTRATION_CLOSED, VALIDATION_FAILED, GROUP_FULL, ALREADY_BOOKED
 */
export async function enterChampionship({
  ctx,
  input,
}: Asked<ChampionshipEntry & { idempotencyKey: string }>): Promise<PersonalRequest> {
  await limitRequests(ctx, input.email);
  const { payload, user } = ctx;
  const { secret } = payload;
  const now = ctx.now();
  const { championship: slug, groupId, wait, name, email, phone, locale } = input;
  const shared = { kind: 'championship', subjectId: slug, groupId } as const;
  const once = onceOnly(input.idempotencyKey);
  return inTransaction(payload, async ({ db }) => {
    await lockPlaces(db, shared);
    const before = await repeated(db, once, { ...shared, email });
    if (before) return personalRequest(db, secret, before, now);
    const found = await findChampionship(db, { slug }, locale);
    const group = found?.groups.find(({ id }) => id === groupId);
    if (!found || !group) throw new ServiceError('NOT_FOUND', 'no such group');
    checkEntry(input, group, now);
    const isFree = (await freePlaces(db, shared)) > 0;
    if (!isFree && !wait) throw new ServiceError('GROUP_FULL', 'no place is left');
    const row = await beginRequest(
      db,
      {
        ...shared,
        reference: newReference('C'),
        user: user?.id ?? null,
        locale,
        // The office that arranges championships.
        region: 'TW',
        name,
        email,
        phone,
        answers: answersOf(input, group),
        subject: found.subject,
        overAt: found.endsAt,
        dedupeKey: personKey(shared, email, whoEnters(input)),
        idempotencyKey: once,
        linkVersion: 1,
      },
      isFree ? 'register' : 'wait',
      { secret, now, by: { actor: 'person' } },
    );
    return personalRequest(db, secret, row, now);
  });
}

function checkEntry({ entry, players }: ChampionshipEntry, group: Group, now: Date): void {
  const { registrationStartsAt, registrationEndsAt, teamSize } = group;
  const isOpen = Date.parse(registrationStartsAt) <= now.getTime() && now.getTime() <= Date.parse(registrationEndsAt);
  if (!isOpen) throw new ServiceError('REGISTRATION_CLOSED', 'registration is not open', group);
  const isFitting = teamSize === 1 ? entry === 'child' : entry === 'team' && players.length <= teamSize;
  if (!isFitting)
    throw new ServiceError('VALIDATION_FAILED', `this group is for ${teamSize}`, {
      issues: [{ path: 'groupId', code: 'custom' }],
    });
}

const whoEnters = (input: ChampionshipEntry) =>
  input.entry === 'team' ? `${input.school} ${input.team}` : (input.players[0]?.name ?? '');

function answersOf(input: ChampionshipEntry, group: Group) {
  const { school, players, note } = input;
  return {
    group: group.name,
    ...(school && { school }),
    ...(input.entry === 'team' && { team: input.team }),
    players,
    ...(note && { note }),
  };
}
