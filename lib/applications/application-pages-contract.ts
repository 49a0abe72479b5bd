import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { oneApplication } from './contract';
import { localeSchema } from '@/lib/kernel/api/shapes';

/** Input is taken as it was typed, so that it can be shown again beside its errors. */
const typed = z.string().max(2000).optional();
const which = { classId: z.string().min(1).max(80), locale: localeSchema };
const key = z.string().max(120);

const { get, post } = operationsOf('user');
/** Applications without scripts: pages of their own, with forms. A rejection is shown on the page. */
export const applicationPageOperations = {
  trialForm: get('/requests/trial/form', {
    summary: 'The form for a seat in a trial class, as a page without scripts',
    access: 'public',
    query: z.object(which),
  }),
  sendTrialForm: post('/requests/trial/form', {
    summary: 'Send that form; leads to the page of the request, or shows the form with what is wrong',
    access: 'public',
    form: z.object({
      ...which,
      /** The idempotency key of an opened form: sent twice, it is one booking. */
      once: z.string().min(8).max(80),
      childName: typed,
      childAge: typed,
      name: typed,
      email: typed,
      phone: typed,
      note: typed,
      website: typed,
      wait: z.enum(['', '1']).optional(),
    }),
  }),
  applicationPage: get('/requests/{reference}/page', {
    summary: 'A request as its person sees it, as a page without scripts',
    access: 'public',
    ...oneApplication,
    query: z.object({ key }),
  }),
  withdrawOnPage: post('/requests/{reference}/page', {
    summary: 'Withdraw a request on that page',
    access: 'public',
    ...oneApplication,
    form: z.object({ key }),
  }),
};
