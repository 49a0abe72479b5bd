import * as z from 'zod';
import { championshipEntrySchema, playerSchema, type EntryGroup } from '@/lib/championships/contract';
import { nameOrNone } from '@/lib/kernel/person/names';

const [, teamEntry] = championshipEntrySchema.options;
const contact = teamEntry.pick({ name: true, email: true, phone: true, note: true, website: true }).shape;

/** A form has string values only. */
const valuesSchema = z.object({
  ...contact,
  groupId: z.string().min(1),
  school: nameOrNone(),
  team: nameOrNone(),
  players: z.array(z.object({ name: playerSchema.shape.name, age: z.string().regex(/^([3-9]|[1-9]\d)?$/) })).min(1),
});
export type EntryValues = z.infer<typeof valuesSchema>;

export const emptyPlayer = { name: '', age: '' };

type Group = Pick<EntryGroup, 'id' | 'teamSize' | 'minTeamSize'>;

/** What the form asks depends on the group: a team has a school, a name and a number of players. */
export const entrySchema = (groups: readonly Group[]) =>
  valuesSchema.superRefine(({ groupId, school, team, players }, { addIssue }) => {
    const group = groups.find(({ id }) => id === groupId);
    if (!group) return;
    for (const [path, value] of group.teamSize > 1 ? Object.entries({ school, team }) : [])
      if (value === '') addIssue({ code: 'custom', path: [path] });
    const isFitting = players.length >= group.minTeamSize && players.length <= group.teamSize;
    if (!isFitting) addIssue({ code: 'custom', path: ['players'] });
  });

/** The input of the API. */
export function entryOf({ groupId: _, school, team, players, ...given }: EntryValues, teamSize: number) {
  if (teamSize > 1)
    return { ...given, entry: 'team' as const, school, team, players: players.map(({ name }) => ({ name })) };
  const [{ name, age }] = players as [EntryValues['players'][number]];
  const player = { name, ...(age && { age: Number(age) }) };
  return { ...given, entry: 'child' as const, ...(school && { school }), players: [player] };
}
