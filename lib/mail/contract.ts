import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, texts } from '@/lib/kernel/api/shapes';

/** A sent email about the account. */
export const ownEmailSchema = z.object(texts('id', 'subject', 'text', 'writtenAt'));
export type OwnEmail = z.infer<typeof ownEmailSchema>;

const { get } = operationsOf('user');
export const mailOperations = {
  letters: get('/letters', {
    summary:
      'What was written to the account’s address about the account, newest first; letters with codes are left out',
    access: 'user',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ items: z.array(ownEmailSchema), pages: integer }),
  }),
};
