import { mailOperations } from '@/lib/mail/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { listLetters } from './list-letters';

export const mailApi = newRouter();

serve(mailApi, mailOperations.letters, ({ ctx, query }) => listLetters({ ctx, input: query }));
