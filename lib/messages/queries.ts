import { messageOperations as operations } from './addresses';
import type { Message, Thread, ThreadReport } from './contract';
import type { Side } from './messaging';
import { call, callIfChanged } from '@/lib/kernel/api/client';
import { getQueryClient, reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

const key = ['messages'];
/** Polling intervals in milliseconds; a hidden page does not poll. */
const pace = { list: 30_000, thread: 5_000 };

export const useThreads = (side: Side, page: number) =>
  useRead({
    ...reading([...key, side, 'list', page], operations.threads, { params: { side }, query: { page } }),
    refetchInterval: pace.list,
  });

type Known = { etag: string; data: Thread };

/** A thread with its newest messages; polling is cheap because of its ETag. */
export const useThread = (side: Side, id: string) => {
  const queryKey = [...key, side, 'thread', id];
  return useRead({
    queryKey,
    queryFn: async ({ signal }): Promise<Known> => {
      const known = getQueryClient().getQueryData<Known>(queryKey);
      const changed = await callIfChanged(operations.thread, { params: { side, id } }, known?.etag, signal);
      return changed ?? known!;
    },
    select: ({ data }: Known) => data,
    staleTime: 0,
    refetchInterval: pace.thread,
  });
};

export const readEarlier = (side: Side, id: string, before: number) =>
  call(operations.thread, { params: { side, id }, query: { before } });

/** The number of unread messages, for badges. */
export const useUnread = (enabled: boolean) =>
  useRead({ ...reading([...key, 'unread'], operations.unread, {}), enabled, refetchInterval: pace.list, retry: false });

export const useMessageEmails = () => useRead(reading([...key, 'letters'], operations.letters, {}));

/** Invalidates also when the call fails. */
const thenReadAnew = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, key);
export const sendMessage = (side: Side, id: string, message: { key: string; text: string }): Promise<Message> =>
  thenReadAnew(call(operations.send, { params: { side, id }, body: message }));
export const markRead = (side: Side, id: string, upTo: number) =>
  thenReadAnew(call(operations.read, { params: { side, id }, body: { upTo } }));
export const blockThread = (side: Side, id: string, isBlocked: boolean) =>
  thenReadAnew(call(operations.block, { params: { side, id }, body: { isBlocked } }));
export const reportThread = (side: Side, id: string, report: ThreadReport) =>
  thenReadAnew(call(operations.report, { params: { side, id }, body: report }));
export const setMessageEmails = (letters: boolean) => thenReadAnew(call(operations.setLetters, { body: { letters } }));
