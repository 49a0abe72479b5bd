import { messageEmailOperations } from '@/lib/mail/email-stop';
import { newRouter } from '@/platform/kernel/api/serve';
import { serveStop } from '@/platform/mail/serve-stop';
import { findMessageEmails, stopMessageEmails } from './email/stop-emails';

export const messageEmailApi = newRouter();

serveStop(messageEmailApi, messageEmailOperations, 'newMessages', {
  find: findMessageEmails,
  end: stopMessageEmails,
});
