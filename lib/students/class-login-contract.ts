import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { tokenSchema } from '@/lib/login/contract';

export const classLoginSchema = z.strictObject({
  /** Both as they are typed off a login card. */
  handle: z.string().trim().min(1).max(40),
  code: z.string().trim().min(1).max(40),
});
export type ClassLogin = z.input<typeof classLoginSchema>;

const { post } = operationsOf('user');
export const classLoginOperations = {
  classLogin: post('/class-login', {
    summary: "A student's login by their card: the handle of a class and their own code",
    access: 'public',
    body: classLoginSchema,
    response: tokenSchema,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  }),
};
