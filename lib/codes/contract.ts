import * as z from 'zod';
import { entitlementSchema } from '@/lib/fulfilment/contract';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { normalizeCourseCode } from '@/lib/kernel/text/course-code';

const { post } = operationsOf('ecommerce');
export const codeOperations = {
  redeem: post('/redeem', {
    summary: 'Redeem a code, once; answers what the user owns now',
    access: 'user',
    body: z.strictObject({
      code: z.string().max(80).transform(normalizeCourseCode).pipe(z.string().min(4).max(40)),
      ...forLearner,
    }),
    response: z.array(entitlementSchema),
    errors: ['LEARNER_UNKNOWN', 'CODE_INVALID', 'CODE_ALREADY_REDEEMED', 'CAMPAIGN_ENDED', 'ACCOUNT_LOCKED'],
  }),
};
