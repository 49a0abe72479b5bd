import { messageOperations as operations } from '@/lib/messages/contract';
import { blockThread } from './block-thread';
import { getThread, listThreads } from './read-threads';
import { getEmailSetting, setEmailSetting } from './email/email-settings';
import { markRead } from './mark-read';
import { reportThread } from './report-thread';
import { sendMessage } from './send-message';
import { countUnread } from './count-unread';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const messagesApi = newRouter();
const done = { done: true as const };

serve(messagesApi, operations.threads, ({ ctx, params, query }) =>
  listThreads({ ctx, input: { ...params, ...query } }),
);
// Requested every few seconds while it is on a screen: as long as nothing has changed, the response is 304 and no message is read.
serve(messagesApi, operations.thread, async ({ c, ctx, params, query, headers }) => {
  const known = headers['if-none-match'];
  const { etag, thread } = await getThread({ ctx, input: { ...params, ...query, known } });
  c.header('etag', etag);
  return thread ?? c.body(null, 304);
});
serve(messagesApi, operations.send, ({ ctx, params, body }) => sendMessage({ ctx, input: { ...params, ...body } }));
serve(messagesApi, operations.read, async ({ ctx, params, body }) => {
  await markRead({ ctx, input: { ...params, ...body } });
  return done;
});
serve(messagesApi, operations.block, async ({ ctx, params, body }) => {
  await blockThread({ ctx, input: { ...params, ...body } });
  return done;
});
serve(messagesApi, operations.report, async ({ ctx, params, body }) => {
  await reportThread({ ctx, input: { ...params, ...body } });
  return done;
});
serve(messagesApi, operations.unread, ({ ctx }) => countUnread({ ctx }));
serve(messagesApi, operations.letters, ({ ctx }) => getEmailSetting({ ctx }));
serve(messagesApi, operations.setLetters, ({ ctx, body }) => setEmailSetting({ ctx, input: body }));
