import { mailOperations } from '@/lib/mail/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { listEmails } from './list-letters';

export const mailApi = newRouter();

serve(mailApi, mailOperations.letters, ({ ctx, query }) => listEmails({ ctx, input: query }));
