import * as z from 'zod';
import { operationsOf, type Operation } from '@/lib/kernel/api/operation';

const query = z.object({ token: z.string().max(120) });

const { get, post } = operationsOf('course');
/** Unsubscribe links of recurring emails, which work without login and JavaScript. */
const stopOf = (path: Operation['path'], what: string) => ({
  stopPage: get(path, {
    summary: `Asks whether ${what} are to end, as a page without scripts; changes nothing`,
    access: 'public',
    query,
  }),
  /** Also used by mail programs for one-click unsubscribe (RFC 8058), so the URL contains everything and the body is ignored. */
  stop: post(path, { summary: `End ${what}`, access: 'public', query }),
});
export const weeklyEmailOperations = stopOf('/learning/weekly-letter/stop', 'the weekly letters of one person');
export const messageEmailOperations = stopOf('/message-letters/stop', 'the letters about unread messages');
