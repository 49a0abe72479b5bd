import type { ChampionshipEntry } from '@/lib/championships/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { schoolRegion } from '@/lib/branches/store-regions';
import type { Asked } from '@/platform/kernel/context';
import { ServiceError } from '@/platform/kernel/service-error';
import { takeSeat } from '@/platform/applications/seats/take-seat';
import { findChampionship, type Group } from './championship-groups';

/**
 * Enters a child or a school's team into a group of a championship.
 * @throws ServiceError NOT_FOUND, REGISTRATION_CLOSED, VALIDATION_FAILED, GROUP_FULL, ALREADY_BOOKED
 */
export async function enterChampionship({
  ctx,
  input,
}: Asked<ChampionshipEntry & { idempotencyKey: string }>): Promise<PersonalApplication> {
  const { championship: slug, groupId, locale } = input;
  const shared = { kind: 'championship', subjectId: slug, groupId } as const;
  const kind = { shared, letter: 'C', action: 'register', full: 'GROUP_FULL', who: whoEnters(input) } as const;
  return takeSeat({ ctx, input }, kind, async (db, now) => {
    const found = await findChampionship(db, { slug }, locale);
    const group = found?.groups.find(({ id }) => id === groupId);
    if (!found || !group) throw new ServiceError('NOT_FOUND', 'no such group');
    checkEntry(input, group, now);
    const { subject, endsAt } = found;
    return { subject, region: schoolRegion, endsAt, answers: answersOf(input, group) };
  });
}

function checkEntry({ entry, players }: ChampionshipEntry, group: Group, now: Date): void {
  const { registrationStartsAt, registrationEndsAt, teamSize, minTeamSize } = group;
  const isOpen = Date.parse(registrationStartsAt) <= now.getTime() && now.getTime() <= Date.parse(registrationEndsAt);
  if (!isOpen) throw new ServiceError('REGISTRATION_CLOSED', 'registration is not open', group);
  if (entry !== (teamSize === 1 ? 'child' : 'team')) throw unfit('groupId', group);
  if (players.length < minTeamSize || players.length > teamSize) throw unfit('players', group);
}

const unfit = (path: keyof ChampionshipEntry, { minTeamSize, teamSize }: Group) =>
  new ServiceError('VALIDATION_FAILED', `this group is for ${minTeamSize} to ${teamSize}`, {
    issues: [{ path, code: 'custom' }],
  });

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
