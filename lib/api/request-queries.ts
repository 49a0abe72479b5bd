import { useQuery } from '@tanstack/react-query';
import { backstageOperations } from '../contract/backstage';
import { requestOperations as operations, type PersonalRequest, type TrialBooking } from '../contract/requests';
import type { Locale } from '../domain/locale';
import { call } from './client';
import { getQueryClient, reading } from './query-client';

/** A request of who is logged in, or of who has the key of its mails. */
export type Opened = { reference: string; key?: string | undefined };
const opened = ({ reference, key }: Opened) => ({
  params: { reference },
  headers: key ? { 'request-key': key } : {},
});

const requestQuery = (request: Opened) =>
  reading(['requests', request.reference, request.key], operations.one, opened(request));

/** Shown at once where it is known already. */
export function keepRequest(request: PersonalRequest): PersonalRequest {
  getQueryClient().setQueryData(requestQuery(request).queryKey, request);
  return request;
}

export const useTrialClass = (id: string, locale: Locale) =>
  useQuery(
    {
      ...reading(['class', id, locale], backstageOperations.experienceCourse, { params: { id }, query: { locale } }),
      staleTime: 0,
    },
    getQueryClient(),
  );
/** @param key one for each time the form is filled in: what is sent again makes no second booking */
export const bookTrial = async (body: TrialBooking, key: string) =>
  keepRequest(await call(operations.bookTrial, { body, headers: { 'idempotency-key': key } }));

export const useRequest = (request: Opened) => useQuery(requestQuery(request), getQueryClient());
export const useRequests = (page: number) =>
  useQuery(reading(['requests', 'own', page], operations.list, { query: { page } }), getQueryClient());

export async function withdraw(request: Opened): Promise<void> {
  const after = await call(operations.withdraw, opened(request));
  getQueryClient().setQueryData(requestQuery(request).queryKey, after);
  await getQueryClient().invalidateQueries({ queryKey: ['requests', 'own'] });
}
