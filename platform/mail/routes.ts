import { mailOperations } from '@/lib/mail/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { listEmails } from './list-emails';

export const mailApi = newRouter();

serve(mailApi, mailOperations.letters, ({ ctx, query }) => listEmails({ ctx, input: query }));
