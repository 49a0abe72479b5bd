import * as z from 'zod';
import { nameSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { seatsPath } from './seats-address';
import {
  honeypot,
  line,
  note,
  once,
  oneApplication,
  person,
  personalApplicationSchema,
  subjectSchema,
} from '@/lib/applications/contract';
import { integer, localeSchema, texts } from '@/lib/kernel/api/shapes';

/** The most players of a team. */
export const largestTeam = 20;
export const playerSchema = z.strictObject({
  name: nameSchema(),
  age: z.coerce.number().int().min(3).max(99).optional(),
});
const entry = {
  ...person,
  ...honeypot,
  championship: line(80),
  groupId: line(80),
  note,
  /** Take a place in the waiting list where none is left. */
  wait: z.boolean().optional(),
};

/** A child by itself, or a school's team; the group determines which. */
export const championshipEntrySchema = z.discriminatedUnion('entry', [
  z.strictObject({
    ...entry,
    entry: z.literal('child'),
    school: nameSchema().optional(),
    players: z.array(playerSchema).length(1),
  }),
  z.strictObject({
    ...entry,
    entry: z.literal('team'),
    school: nameSchema(),
    team: nameSchema(),
    players: z.array(playerSchema).min(1).max(largestTeam),
  }),
]);
export type ChampionshipEntry = z.infer<typeof championshipEntrySchema>;

/** The current data of a championship for its entry form. */
const entryFormSchema = z.object({
  subject: subjectSchema,
  groups: z.array(
    z.object({
      ...texts('id', 'name', 'eligibility'),
      /** Players in a team at most; 1: children enter by themselves. */
      teamSize: integer,
      /** The least players in a team. */
      minTeamSize: integer.default(1),
      /** Places, and those that are left; null: not limited. A team takes one. */
      limit: integer.nullable(),
      placesLeft: integer.nullable(),
      registrationStartsAt: z.string(),
      registrationEndsAt: z.string(),
    }),
  ),
});
export type EntryForm = z.infer<typeof entryFormSchema>;
export type EntryGroup = EntryForm['groups'][number];

const { get, post } = operationsOf('user');
export const championshipEntryOperations = {
  entryForm: get(seatsPath, {
    summary: 'The groups of a championship with the places left now',
    access: 'optional',
    params: z.object({ slug: z.string().max(80) }),
    query: z.object({ locale: localeSchema }),
    response: entryFormSchema,
    errors: ['NOT_FOUND'],
  }),
  enter: post('/requests/championship', {
    summary: 'Register a child or a team in a group of a championship, or take a place in its waiting list',
    access: 'optional',
    ...once,
    body: championshipEntrySchema,
    response: personalApplicationSchema,
    errors: [
      'NOT_FOUND',
      'REGISTRATION_CLOSED',
      'GROUP_FULL',
      'ALREADY_BOOKED',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  /** A form, so that the key is in no address. */
  certificate: post('/requests/{reference}/certificate', {
    summary: 'The certificates of a registration to print, once the event has ended',
    access: 'public',
    ...oneApplication,
    form: z.object({ key: z.string().min(1).max(120) }),
    errors: ['NOT_FOUND'],
  }),
};
