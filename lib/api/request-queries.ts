import { useQuery } from '@tanstack/react-query';
import { backstageOperations } from '../contract/backstage';
import { championshipEntryOperations as entries, type ChampionshipEntry } from '../contract/championship-entries';
import { requestOperations as operations, type PersonalRequest, type TrialBooking } from '../contract/requests';
import type { Locale } from '../domain/locale';
import { call } from './client';
import { getQueryClient, reading } from './query-client';

/** A request of who is logged in, or of who has the key of its mails. */
export type Opened = { reference: string; key?: string | undefined };
/** How a request is named in a call. */
export const opened = ({ reference, key }: Opened) => ({
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

/** What became of a request stands where it was opened, under the key it was opened with. */
export function keepOpened(request: Opened, after: PersonalRequest): PersonalRequest {
  getQueryClient().setQueryData(requestQuery(request).queryKey, after);
  return after;
}
export function changeKept(request: Opened, change: (kept: PersonalRequest) => PersonalRequest): void {
  getQueryClient().setQueryData(
    requestQuery(request).queryKey,
    (kept: PersonalRequest | undefined) => kept && change(kept),
  );
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

/** A championship with the places left in its groups at this moment. */
export const entryFormQuery = (slug: string, locale: Locale) => ({
  ...reading(['championship', slug, locale], entries.entryForm, { params: { slug }, query: { locale } }),
  staleTime: 0,
});
export const useEntryForm = (slug: string, locale: Locale) => useQuery(entryFormQuery(slug, locale), getQueryClient());
/** @param key one for each time the form is filled in: what is sent again is registered once */
export const enterChampionship = async (body: ChampionshipEntry, key: string) =>
  keepRequest(await call(entries.enter, { body, headers: { 'idempotency-key': key } }));

/** Looked at again by itself as long as a document is being checked. */
export const useRequest = (request: Opened) =>
  useQuery(
    {
      ...requestQuery(request),
      refetchInterval: ({ state }) => (state.data?.files.some((file) => file.state === 'CHECKING') ? 5000 : false),
    },
    getQueryClient(),
  );
export const useRequests = (page: number, enabled = true) =>
  useQuery({ ...reading(['requests', 'own', page], operations.list, { query: { page } }), enabled }, getQueryClient());

export async function withdraw(request: Opened): Promise<void> {
  const after = await call(operations.withdraw, opened(request));
  keepOpened(request, after);
  await getQueryClient().invalidateQueries({ queryKey: ['requests', 'own'] });
}
