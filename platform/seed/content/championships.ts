import * as z from 'zod';
import { largestTeam } from '@/lib/championships/contract';
import { readEntries } from '@/platform/kernel/content/data';
import { diagram } from '@/platform/go/diagram';
import { inLanguages, localized, text } from '@/platform/kernel/content/shapes';
import { moment } from './period';

const championship = z.strictObject({
  registrationStartsAt: moment,
  registrationEndsAt: moment,
  startsAt: moment,
  endsAt: moment,
  title: localized,
  summary: localized,
  description: localized,
  /** A list, as in a page's text. */
  rules: localized,
  cover: diagram,
  venue: localized,
  /** With `teamSize` (and `minTeamSize`, without the reserves) schools enter teams; without it, children enter individually. */
  groups: z.array(
    z
      .strictObject({
        name: localized,
        eligibility: localized,
        limit: z.number().int(),
        minTeamSize: z.number().int().min(2).optional(),
        teamSize: z.number().int().max(largestTeam).optional(),
      })
      .refine(
        ({ minTeamSize, teamSize }) => (minTeamSize ?? 1) <= (teamSize ?? 1),
        'a team needs more than it may have',
      ),
  ),
  prizes: z.array(z.strictObject({ place: localized, prize: localized })),
  /** Empty until the event is over. */
  results: z.array(z.strictObject({ group: localized, winners: inLanguages(z.array(text)) })),
});

export const championships = readEntries('championships', championship).map(([slug, one]) => ({ slug, ...one }));
export type SeedChampionship = (typeof championships)[number];
