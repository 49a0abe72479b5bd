import * as z from 'zod';
import { entitlementSchema } from '@/lib/fulfilment/contract';
import { starterCourseSchema } from '@/lib/fulfilment/starter-course';
import { operationsOf } from '@/lib/kernel/api/operation';

const { get, post } = operationsOf('course');
export const starterOperations = {
  starterCourse: get('/starterCourse', {
    summary: 'Whether the free starter course for children can be claimed, and until when',
    access: 'public',
    response: starterCourseSchema,
  }),
  claimStarterCourse: post('/starterCourse/claim', {
    summary: 'Claim the free starter course, once for each account; answers what the claim gave',
    access: 'user',
    response: z.array(entitlementSchema),
    errors: ['CAMPAIGN_ENDED', 'ALREADY_OWNED'],
  }),
};
