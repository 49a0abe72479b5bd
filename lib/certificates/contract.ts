import * as z from 'zod';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLanguage, integer, localeSchema } from '@/lib/kernel/api/shapes';

/** Certificates of passed mock exams, under the course API (docs/product.md, "Certificates"). */

export const certificateSchema = z.object({
  number: z.string(),
  grade: integer,
  /** As it is printed. */
  name: z.string(),
  passedAt: z.string(),
  right: integer,
  questions: integer,
  /** Whether the public page shows the name. */
  isNameShown: z.boolean(),
  revokedAt: z.string().nullable(),
});
export type Certificate = z.infer<typeof certificateSchema>;

const ofNumber = z.object({ number: z.string().max(40) });
const own = { access: 'user', params: ofNumber } as const;
/** A document of the Open Badges vocabulary, whose fields are that standard's. */
const linkedData = z.record(z.string(), z.unknown());

const { get, post, put } = operationsOf('course');
export const certificateOperations = {
  list: get('/learning/certificates', {
    summary: 'The certificates of a person, the newest first',
    access: 'user',
    query: z.object({ ...forLearner }),
    response: z.array(certificateSchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  showName: put('/learning/certificates/{number}', {
    summary: 'Say the name on the public page of a certificate, or say it no more',
    ...own,
    body: z.strictObject({ isNameShown: z.boolean() }),
    response: certificateSchema,
    errors: ['NOT_FOUND'],
  }),
  /** Files are created on request, and counted. */
  pdf: post('/learning/certificates/{number}/pdf', {
    summary: 'Make a certificate to print, as PDF, in one language',
    ...own,
    query: z.object(inLanguage),
    sendsFile: true,
    errors: ['NOT_FOUND', 'CERTIFICATE_REVOKED'],
  }),
  /** The first signing publishes the key. */
  credential: post('/learning/certificates/{number}/credential', {
    summary: 'Sign a certificate as an Open Badges 3.0 credential (JWT)',
    ...own,
    query: z.object(inLanguage),
    sendsFile: true,
    errors: ['NOT_FOUND', 'CERTIFICATE_REVOKED'],
  }),
  /** The target of the code on a certificate. Any input is accepted, so that the responses to different wrong numbers are the same. */
  check: get('/certificate', {
    summary: 'Confirms a certificate by its number, as a page without scripts',
    access: 'public',
    query: z.object({
      number: z.string().optional(),
      /** An unknown one gets the default language. */
      locale: z.string().optional(),
    }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  issuer: get('/credentials/issuer', {
    summary: 'Who signs the credentials, as an Open Badges profile',
    access: 'public',
    response: linkedData,
  }),
  achievement: get('/credentials/achievements/{locale}/{grade}', {
    summary: 'What a credential is given for, as an Open Badges achievement',
    access: 'public',
    params: z.object({ locale: localeSchema, grade: z.coerce.number().int().min(1).max(19) }),
    response: linkedData,
  }),
  key: get('/credentials/keys/{thumbprint}', {
    summary: 'A public key that credentials are signed with, as a JWK',
    access: 'public',
    params: z.object({ thumbprint: z.string().max(80) }),
    response: linkedData,
    errors: ['NOT_FOUND'],
  }),
  statusList: get('/credentials/statuses/{list}', {
    summary: 'Which credentials were revoked, as a signed W3C bitstring status list (JWT)',
    access: 'public',
    params: z.object({ list: z.coerce.number().int().min(0).max(999_999) }),
    sendsFile: true,
    errors: ['NOT_FOUND'],
  }),
};
