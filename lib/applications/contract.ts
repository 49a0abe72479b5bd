import * as z from 'zod';
import { applicationActions, applicationActors, applicationKinds, applicationStates } from './states';
import { nameSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, localeSchema, texts, uploadedFile } from '@/lib/kernel/api/shapes';

export const line = (max: number) => z.string().trim().min(1).max(max);
export const note = z.string().trim().max(1000).optional();

/** The person who applies, and how to reach them. */
export const person = {
  name: nameSchema(),
  email: z.email().max(120),
  phone: z.string().trim().min(5).max(30),
  locale: localeSchema,
};
/** A field that no person sees: if it is filled in, the sender is a bot and is rejected. */
export const honeypot = { website: z.literal('').optional() };

/** Ages of a trial class (docs/product.md, "Grades"). */
export const trialAges = { least: 4, most: 10 } as const;

export const trialBookingSchema = z.strictObject({
  ...person,
  ...honeypot,
  classId: line(80),
  childName: nameSchema(),
  childAge: z.coerce.number().int().min(trialAges.least).max(trialAges.most),
  note,
  /** Take a place in the waiting list where no seat is left. */
  wait: z.boolean().optional(),
});
export type TrialBooking = z.infer<typeof trialBookingSchema>;

/** What an application is about: a class, an event, a programme. Instants in UTC, shown in `timeZone`. */
export const subjectSchema = z.object({
  ...texts('id', 'title', 'place', 'phone'),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  timeZone: z.string(),
});
export type ApplicationSubject = z.infer<typeof subjectSchema>;

/** A document of an application. CHECKING: it is received and still being checked; REFUSED: it is not accepted, and its bytes are deleted. */
export const applicationFileSchema = z.object({ ...uploadedFile, name: z.string() });
export type ApplicationFile = z.infer<typeof applicationFileSchema>;

/** The amount to transfer, and the account to transfer it to. */
const paymentSchema = z.object({
  /** In the main unit of its currency. */
  amount: z.number(),
  ...texts('currency', 'reference'),
  /** In the person's language, line by line. */
  bankDetails: z.string(),
});

export const personalApplicationSchema = z.object({
  /** Public number. */
  reference: z.string(),
  /** Opens this application without a login: part of the links in its mails. */
  key: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  subject: subjectSchema.nullable(),
  ...texts('name', 'email', 'phone'),
  locale: localeSchema,
  /** As they were given; which fields depends on the kind. */
  answers: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.record(z.string(), z.union([z.string(), z.number()])))]),
  ),
  /** By when the school answers; null: no answer is due. */
  dueAt: z.string().nullable(),
  /** Place in the waiting list, from 1; null: not waiting. */
  position: integer.nullable(),
  createdAt: z.string(),
  files: z.array(applicationFileSchema),
  /** The payment that is due now; null: none is. */
  payment: paymentSchema.nullable(),
  /** By when the applicant answers a question of the school; null: nothing is asked. */
  answerBy: z.string().nullable(),
  /** When the paid year ends, or ended. */
  activeUntil: z.string().nullable(),
  /** Whether it can be renewed for the following year. */
  mayRenew: z.boolean(),
  /** Newest first. */
  history: z.array(
    z.object({
      at: z.string(),
      action: z.enum(applicationActions),
      state: z.enum(applicationStates),
      by: z.enum(applicationActors),
      reason: z.string().nullable(),
    }),
  ),
  /** The actions that are open to the applicant now. */
  may: z.array(z.enum(applicationActions)),
});
export type PersonalApplication = z.infer<typeof personalApplicationSchema>;
const summarySchema = personalApplicationSchema.pick({
  reference: true,
  kind: true,
  state: true,
  subject: true,
  dueAt: true,
  createdAt: true,
});
export type ApplicationSummary = z.infer<typeof summarySchema>;

export const oneApplication = { params: z.object({ reference: z.string().max(40) }) };
/** The same key is the same application: sending it again after a lost connection creates no second one. */
export const once = { headers: z.object({ 'idempotency-key': z.string().min(8).max(120) }) };
/** The key in the link of an email, for a user who is not logged in. */
export const byKey = { headers: z.object({ 'request-key': z.string().max(120).optional() }) };

const { get, post } = operationsOf('user');
export const applicationOperations = {
  bookTrial: post('/requests/trial', {
    summary: 'Take a seat in a trial class, or a place in its waiting list',
    access: 'optional',
    ...once,
    body: trialBookingSchema,
    response: personalApplicationSchema,
    errors: [
      'NOT_FOUND',
      'CLASS_FULL',
      'CLASS_OVER',
      'AGE_UNFIT',
      'ALREADY_BOOKED',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  list: get('/requests', {
    summary: 'Own requests, newest first',
    access: 'user',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ items: z.array(summarySchema), pages: integer }),
  }),
  one: get('/requests/{reference}', {
    summary: 'A request as its person sees it, by login or by the key of its mails',
    access: 'optional',
    ...oneApplication,
    ...byKey,
    response: personalApplicationSchema,
    errors: ['NOT_FOUND'],
  }),
  withdraw: post('/requests/{reference}/withdraw', {
    summary: 'Withdraw a request; a seat it held goes to the next',
    access: 'optional',
    ...oneApplication,
    ...byKey,
    response: personalApplicationSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'REGISTRATION_CLOSED'],
  }),
};
