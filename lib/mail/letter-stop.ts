import * as z from 'zod';
import { operationsOf, type Operation } from '@/lib/kernel/api/operation';

const query = z.object({ token: z.string().max(120) });

const { get, post } = operationsOf('course');
/** The way out of letters that come again and again, for who reads them: no login, no scripts. */
const stopOf = (path: Operation['path'], what: string) => ({
  stopPage: get(path, {
    summary: `Asks whether ${what} are to end, as a page without scripts; changes nothing`,
    access: 'public',
    query,
  }),
  /** Also what a mail program sends by itself (RFC 8058): the address says all, whatever its body is. */
  stop: post(path, { summary: `End ${what}`, access: 'public', query }),
});
export const weeklyLetterOperations = stopOf('/learning/weekly-letter/stop', 'the weekly letters of one person');
export const messageLetterOperations = stopOf('/message-letters/stop', 'the letters about unread messages');
