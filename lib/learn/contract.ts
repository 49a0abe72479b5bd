import * as z from 'zod';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema } from '@/lib/kernel/api/shapes';

/** A learner's settings, under the course API (docs/product.md, "Learning"). */

const who = z.object({ ...forLearner });

const settingsSchema = z.strictObject({
  /** A weekly email about what was learned. */
  weeklyLetter: z.boolean(),
  /** Bigger targets, read aloud, no shop. */
  kids: z.boolean(),
});
export type LearningSettings = z.infer<typeof settingsSchema>;
/** `isEmailProved`: whether the account has a verified email address; another platform may not send it. */
const knownSettingsSchema = settingsSchema.extend({ isEmailProved: z.boolean().optional() });
export type KnownSettings = z.infer<typeof knownSettingsSchema>;

const { get, put } = operationsOf('course');
export const learningSettingsOperations = {
  settings: get('/learning/settings', {
    summary: 'Own settings of learning',
    access: 'user',
    query: who,
    response: knownSettingsSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  changeSettings: put('/learning/settings', {
    summary: 'Change own settings of learning',
    access: 'user',
    query: who,
    body: settingsSchema,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
};
