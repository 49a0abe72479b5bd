import { messageLetterOperations } from '@/lib/mail/letter-stop';
import { newRouter } from '@/platform/kernel/api/serve';
import { serveStop } from '@/platform/mail/serve-stop';
import { findMessageLetters, stopMessageLetters } from './stop-letters';

export const messageLetterApi = newRouter();

serveStop(messageLetterApi, messageLetterOperations, 'newMessages', {
  find: findMessageLetters,
  end: stopMessageLetters,
});
