import * as z from 'zod';
import { uploadLimits } from '@/lib/kernel/upload';
import { operationsOf } from '@/lib/kernel/api/operation';
import {
  byKey,
  honeypot,
  once,
  oneApplication,
  person,
  applicationFileSchema,
  personalApplicationSchema,
} from './contract';
import { doneSchema } from '@/lib/kernel/api/shapes';

/** The grounds on which a person may apply (docs/product.md, "Teaching programme"). */
export const eligibilities = ['certificate', 'professional'] as const;
/** An applicant's own IGQE grade: 'G19' … 'G1'. */
export const ownGrades = Array.from({ length: 19 }, (_, index) => `G${19 - index}`) as [string, ...string[]];
export const experienceLength = 4000;

/** Limits of the documents of one application. */
export const documentLimits = { files: 5, ...uploadLimits } as const;

/** The answers besides the personal data, all of them optional; null removes an answer. */
const answers = {
  experience: z.string().trim().max(experienceLength).optional(),
  eligibility: z.enum(eligibilities).nullish(),
  ownGrade: z.enum(ownGrades).nullish(),
  /** Consent to the rules of the program, and to the use of the documents. */
  consent: z.boolean().optional(),
};

/** The input that creates a draft. */
export const teachingDraftSchema = z.strictObject({ ...person, ...honeypot, ...answers });
export type TeachingDraft = z.infer<typeof teachingDraftSchema>;

/** The changed answers of a draft. Another email address invalidates the links sent to the former one, so the response has a new key. */
export const teachingAnswersSchema = teachingDraftSchema.omit({ website: true }).partial();
export type TeachingAnswers = z.infer<typeof teachingAnswersSchema>;

const id = z.string().max(40);
const oneFile = { params: oneApplication.params.extend({ id }) };
const name = z.string().trim().min(1).max(200);
const size = z.number().int().min(1).max(documentLimits.bytes);

const { get, post, patch, remove } = operationsOf('user');
export const teachingOperations = {
  begin: post('/requests/teaching', {
    summary: 'Begin an application for the teaching program, as a draft',
    access: 'optional',
    ...once,
    body: teachingDraftSchema,
    response: personalApplicationSchema,
    errors: ['ALREADY_BOOKED', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  save: patch('/requests/{reference}', {
    summary: 'Save answers of a draft, or of an application for which more was asked',
    access: 'optional',
    ...oneApplication,
    ...byKey,
    body: teachingAnswersSchema,
    response: personalApplicationSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'ALREADY_BOOKED'],
  }),
  /** Missing answers are rejected with VALIDATION_FAILED, whose details.issues name them by `path`. */
  submit: post('/requests/{reference}/submit', {
    summary: 'Send the application in: all answers and at least one stored document',
    access: 'optional',
    ...oneApplication,
    ...byKey,
    response: personalApplicationSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'DOCUMENTS_REQUIRED'],
  }),
  renew: post('/requests/{reference}/renew', {
    summary:
      'Begin the application for the year that follows: a draft with the same answers and documents; always the same one',
    access: 'optional',
    ...oneApplication,
    ...byKey,
    response: personalApplicationSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
  }),
  addFile: post('/requests/{reference}/files', {
    summary: 'Announce a document; its bytes follow in parts',
    access: 'optional',
    ...oneApplication,
    ...byKey,
    body: z.strictObject({ name, size }),
    response: applicationFileSchema.extend({ partBytes: z.number().int() }),
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'TOO_MANY_FILES'],
  }),
  /** In each response `received` is the offset of the next part; the response to the last part has the final state of the file. */
  sendPart: post('/requests/{reference}/files/{id}/parts', {
    summary: 'Send the next bytes of a document',
    access: 'optional',
    ...oneFile,
    ...byKey,
    query: z.object({ offset: z.coerce.number().int().min(0).max(documentLimits.bytes) }),
    takesBytes: documentLimits.partBytes,
    response: applicationFileSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'FILE_REFUSED'],
  }),
  removeFile: remove('/requests/{reference}/files/{id}', {
    summary: 'Remove a document',
    access: 'optional',
    ...oneFile,
    ...byKey,
    response: doneSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
  }),
  fileLink: get('/requests/{reference}/files/{id}/link', {
    summary: 'An address that opens a stored document for ten minutes',
    access: 'optional',
    ...oneFile,
    ...byKey,
    response: z.object({ url: z.string(), expiresAt: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  file: get('/requests/files/{id}', {
    summary: 'A document, for who has its signed address',
    access: 'signed',
    params: z.object({ id }),
    query: z.object({ until: z.coerce.number().int(), signature: z.string().max(100) }),
    sendsFile: true,
    errors: ['NOT_FOUND'],
  }),
};
