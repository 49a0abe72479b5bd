import * as z from 'zod';
import { operationsOf } from './operation';

const path = '/learning/weekly-letter/stop';
const query = z.object({ token: z.string().max(120) });

const { get, post } = operationsOf('course');
/** The way out of the weekly letter, for who reads it: no login, no scripts. */
export const weeklyLetterOperations = {
  stopPage: get(path, {
    summary: 'Asks whether the weekly letter is to end, as a page without scripts; changes nothing',
    access: 'public',
    query,
  }),
  /** Also what a mail program sends by itself (RFC 8058): the address says all, whatever its body is. */
  stop: post(path, { summary: 'End the weekly letter of one person', access: 'public', query }),
};
