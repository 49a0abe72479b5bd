import * as z from 'zod';
import { maxLearnerName, oldestBirthYear } from './learner';
import { nameSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, integer, texts } from '@/lib/kernel/api/shapes';

/** A learner: a display name, and the month of birth, which gives the age. */
export const learnerInputSchema = z.strictObject({
  name: nameSchema(maxLearnerName),
  birthYear: integer.min(oldestBirthYear).max(2200),
  birthMonth: integer.min(1).max(12),
});
export type LearnerInput = z.output<typeof learnerInputSchema>;

const learnerSchema = z.object({
  ...texts('id', 'name'),
  birthYear: integer,
  birthMonth: integer,
  /** In whole years. */
  age: integer,
  /** End of their VIP; null when none. */
  vipEndAt: z.string().nullable(),
  /** True if they own nothing and have no unpaid order. */
  canBeRemoved: z.boolean(),
});
export type Learner = z.infer<typeof learnerSchema>;

/** Input: the id of the learner concerned; absent: the account's holder. */
export const forLearner = { learner: z.string().min(1).max(40).optional() };
/** Response: the id of the learner who owns it; null: the account's holder. */
export const ofLearner = { learner: z.string().nullable() };

const one = z.object({ id: z.string().max(40) });
const { get, post, put, remove } = operationsOf('user');
/** The learners of an account, other than its holder. */
export const learnerOperations = {
  list: get('/learners', {
    summary: 'Own learners, in the order they were added',
    access: 'user',
    response: z.array(learnerSchema),
  }),
  add: post('/learners', {
    summary: 'Add a learner; one that is there already is answered, not added again',
    access: 'user',
    body: learnerInputSchema,
    response: learnerSchema,
    errors: ['TOO_MANY_LEARNERS'],
  }),
  change: put('/learners/{id}', {
    summary: 'Change name and birth of a learner',
    access: 'user',
    params: one,
    body: learnerInputSchema,
    response: learnerSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  remove: remove('/learners/{id}', {
    summary: 'Remove a learner who has nothing',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN', 'LEARNER_IN_USE'],
  }),
};
