import { randomUUID } from 'node:crypto';
import type { ChampionshipEntry, EntryForm } from '@/lib/championships/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { getPlatform } from '@/platform/kernel/api/context';
import { call, unique } from './fixtures';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

type Group = {
  name?: string;
  limit?: number | null;
  minTeamSize?: number;
  teamSize?: number;
  registrationStartsAt?: string;
  registrationEndsAt?: string;
};
type Options = { groups?: Group[]; registration?: [from: number, to: number]; startsIn?: number; isDraft?: boolean };

/** A championship of its own, in Traditional Chinese; times in hours from now. */
export async function makeChampionship({
  groups = [{}],
  registration: [from, to] = [-1, 24],
  startsIn = 48,
  isDraft = false,
}: Options = {}) {
  const payload = await getPlatform();
  const slug = unique('cup');
  const event = await payload.create({
    collection: 'championships',
    locale: 'zh-TW',
    data: {
      slug,
      title: `先手盃 ${slug}`,
      venue: '範例國小',
      groups: groups.map(({ name, limit = 4, minTeamSize = 1, teamSize = 1, ...dates }, index) => ({
        name: name ?? `第 ${index + 1} 組`,
        eligibility: '國小學生',
        limit,
        minTeamSize,
        teamSize,
        ...dates,
      })),
      startsAt: inHours(startsIn),
      endsAt: inHours(startsIn + 8),
      registrationStartsAt: inHours(from),
      registrationEndsAt: inHours(to),
      timeZone: 'Asia/Taipei',
      _status: isDraft ? 'draft' : 'published',
    },
  });
  return { id: event.id, slug, title: event.title, groupIds: event.groups!.map(({ id }) => id!) };
}

type Child = Extract<ChampionshipEntry, { entry: 'child' }>;
type Team = Extract<ChampionshipEntry, { entry: 'team' }>;

const contact = () => ({
  name: '王老師',
  email: `${unique('teacher')}@mail.example`,
  phone: '0912-345-678',
  locale: 'zh-TW' as const,
});

export const newEntry = (championship: string, groupId: string, more: Partial<Child> = {}): Child => ({
  ...contact(),
  entry: 'child',
  championship,
  groupId,
  players: [{ name: '林小石', age: 8 }],
  ...more,
});

export const newTeam = (championship: string, groupId: string, more: Partial<Team> = {}): Team => ({
  ...contact(),
  entry: 'team',
  championship,
  groupId,
  school: '範例國小',
  team: 'A 隊',
  players: [{ name: '林小石' }, { name: '陳小棋' }, { name: '黃小盤' }],
  ...more,
});

/** Enters a championship as the form does. */
export const enter = (entry: ChampionshipEntry, { key = randomUUID(), token }: { key?: string; token?: string } = {}) =>
  call<PersonalApplication & { error?: { code: string; details?: { issues?: { path: string }[] } } }>(
    'user/requests/championship',
    {
      body: entry,
      headers: { 'idempotency-key': key },
      ...(token && { token }),
    },
  );

export const placesLeft = async (slug: string) =>
  (await call<EntryForm>(`user/requests/championship/${slug}?locale=zh-TW`)).body.groups.map(
    (group) => group.placesLeft,
  );
