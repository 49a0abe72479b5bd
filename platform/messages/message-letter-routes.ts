import { messageEmailOperations } from '@/lib/mail/letter-stop';
import { newRouter } from '@/platform/kernel/api/serve';
import { serveStop } from '@/platform/mail/serve-stop';
import { findMessageEmails, stopMessageEmails } from './stop-letters';

export const messageEmailApi = newRouter();

serveStop(messageEmailApi, messageEmailOperations, 'newMessages', {
  find: findMessageEmails,
  end: stopMessageEmails,
});
