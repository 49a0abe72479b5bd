import * as z from 'zod';
import { invitationDays, joinRequestStates, maxUses } from './joining';
import { maxStudentNameLength } from '@/lib/classes/student';
import { studentSchema } from '@/lib/students/contract';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { nameSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';

/** How a family's own account joins a teacher's class (docs/product.md, "Joining a class"). */

const one = z.object({ id: z.string().min(1).max(40) });
const name = nameSchema(maxStudentNameLength);
/** As it was typed. */
const code = z.string().min(1).max(40);

const invitationSchema = z.object({
  /** `code` in printed form, 'ABCD-EFGH'. */
  ...texts('id', 'code', 'createdAt', 'endsAt'),
  ...textsOrNull('revokedAt'),
  /** The number of requests made with it, and their limit. */
  used: integer,
  most: integer,
  state: z.enum(['open', 'used', 'ended', 'revoked']),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const newInvitationSchema = z.strictObject({
  days: z.literal([...invitationDays]),
  most: integer.min(1).max(maxUses),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

const joinRequestSchema = z.object({
  /** `name`: as the family entered it. */
  ...texts('id', 'name', 'askedAt'),
  /** A learner of the account, not its holder. */
  isOfFamily: z.boolean(),
  schoolClass: z.object(texts('id', 'name')),
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

const invitedPersonSchema = z.object({
  /** Public id of a learner; null: the account's holder. */
  ...textsOrNull('learner'),
  /** Empty: the account has no name. */
  name: z.string(),
  /** `declined`: a request with this invitation was declined, and cannot be repeated. */
  state: z.enum(['free', 'waiting', 'declined', 'joined']),
});
export type InvitedPerson = z.infer<typeof invitedPersonSchema>;

const openedSchema = z.object({
  ...texts('teacher', 'className', 'endsAt'),
  /** The class belongs to this account. */
  isOwn: z.boolean(),
  /** The limit of requests is reached. */
  isUsedUp: z.boolean(),
  people: z.array(invitedPersonSchema),
});
export type OpenedInvitation = z.infer<typeof openedSchema>;

export const askedToJoinSchema = z.strictObject({
  code,
  /** Who joins; null: the account's holder. */
  learner: z.string().max(40).nullable(),
  /** The name shown to the teacher. */
  name,
});
export type AskedToJoin = z.output<typeof askedToJoinSchema>;

const ownRequestSchema = z.object({
  ...texts('id', 'teacher', 'className', 'name', 'askedAt'),
  ...textsOrNull('learner'),
  state: z.enum(joinRequestStates),
});
export type OwnJoinRequest = z.infer<typeof ownRequestSchema>;

const course = operationsOf('course');
const user = operationsOf('user');

/** A teacher's side, under the course API. */
export const invitationOperations = {
  invitations: course.get('/teach/classes/{id}/invitations', {
    summary: 'Invitations of one of the own classes, the newest first',
    access: 'user',
    params: one,
    response: z.array(invitationSchema),
    errors: [...teacherAlone, 'CLASS_UNKNOWN'],
  }),
  invite: course.post('/teach/classes/{id}/invitations', {
    summary: 'A new invitation into a class, for so many days and so many requests',
    access: 'user',
    params: one,
    body: newInvitationSchema,
    response: invitationSchema,
    errors: [...whileTeaching, 'CLASS_UNKNOWN', 'CLASS_ARCHIVED', 'TOO_MANY_INVITATIONS', 'TOO_MANY_REQUESTS'],
  }),
  revoke: course.post('/teach/invitations/{id}/revoke', {
    summary: 'End an invitation; who has asked by it goes on waiting',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: [...teacherAlone, 'NOT_FOUND'],
  }),
  requests: course.get('/teach/requests', {
    summary: 'Who asks to join one of the own classes, the longest waiting first',
    access: 'user',
    query: z.object(pageOfList),
    response: paged(joinRequestSchema),
    errors: [...teacherAlone],
  }),
  accept: course.post('/teach/requests/{id}/accept', {
    summary: 'Take somebody into the class they asked for, under a name of the teacher’s own',
    access: 'user',
    params: one,
    body: z.strictObject({ name }),
    response: studentSchema,
    errors: [...whileTeaching, 'JOIN_REQUEST_UNKNOWN', 'CLASS_ARCHIVED', 'STUDENT_EXISTS', 'TOO_MANY_STUDENTS'],
  }),
  decline: course.post('/teach/requests/{id}/decline', {
    summary: 'Decline a request; it cannot be made again by the same invitation',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: [...teacherAlone, 'JOIN_REQUEST_UNKNOWN'],
  }),
};

/** A family's side, under the user API. */
export const joiningOperations = {
  look: user.post('/joining/look', {
    summary: 'Whose invitation a code is and into which class, and who of the account can join',
    access: 'user',
    body: z.strictObject({ code }),
    response: openedSchema,
    errors: ['INVITATION_ENDED', 'TOO_MANY_REQUESTS'],
  }),
  ask: user.post('/joining', {
    summary: 'Ask to join the class of an invitation; asked twice, it is one request',
    access: 'user',
    body: askedToJoinSchema,
    response: ownRequestSchema,
    errors: [
      'EMAIL_REQUIRED',
      'INVITATION_ENDED',
      'OWN_INVITATION',
      'ALREADY_JOINED',
      'JOIN_DECLINED',
      'LEARNER_UNKNOWN',
      'TOO_MANY_REQUESTS',
    ],
  }),
  own: user.get('/joining', {
    summary: 'Own requests to join a class that were not accepted, the newest first',
    access: 'user',
    response: z.array(ownRequestSchema),
  }),
  withdraw: user.remove('/joining/{id}', {
    summary: 'Take back a request that waits for its answer',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: ['JOIN_REQUEST_UNKNOWN'],
  }),
};
