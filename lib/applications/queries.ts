import { applicationOperations as operations } from './addresses';
import { backstageOperations } from '@/lib/branches/addresses';
import type { PersonalApplication, TrialBooking } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { call } from '@/lib/kernel/api/client';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** An application of who is logged in, or of who has the key of its mails. */
export type Opened = { reference: string; key?: string | undefined };
/** How an application is named in a call. */
export const opened = ({ reference, key }: Opened) => ({
  params: { reference },
  headers: key ? { 'request-key': key } : {},
});

const applicationQuery = (application: Opened) =>
  reading(['requests', application.reference, application.key], operations.one, opened(application));

/** Shown at once where it is known already. */
export function cacheApplication(application: PersonalApplication): PersonalApplication {
  getQueryClient().setQueryData(applicationQuery(application).queryKey, application);
  return application;
}

/** What became of an application stands where it was opened, under the key it was opened with. */
export function cacheOpened(application: Opened, after: PersonalApplication): PersonalApplication {
  getQueryClient().setQueryData(applicationQuery(application).queryKey, after);
  return after;
}
export function changeCached(application: Opened, change: (cached: PersonalApplication) => PersonalApplication): void {
  getQueryClient().setQueryData(
    applicationQuery(application).queryKey,
    (cached: PersonalApplication | undefined) => cached && change(cached),
  );
}

export const useTrialClass = (id: string, locale: Locale) =>
  useRead({
    ...reading(['class', id, locale], backstageOperations.experienceCourse, { params: { id }, query: { locale } }),
    staleTime: 0,
  });
/** @param key one for each time the form is filled in: what is sent again makes no second booking */
export const bookTrial = async (body: TrialBooking, key: string) =>
  cacheApplication(await call(operations.bookTrial, { body, headers: { 'idempotency-key': key } }));

/** Looked at again by itself as long as a document is being checked. */
export const useApplication = (application: Opened) =>
  useRead({
    ...applicationQuery(application),
    refetchInterval: ({ state }) => (state.data?.files.some((file) => file.state === 'CHECKING') ? 5000 : false),
  });
export const useApplications = (page: number, enabled = true) =>
  useRead({ ...reading(['requests', 'own', page], operations.list, { query: { page } }), enabled });

export async function withdraw(application: Opened): Promise<void> {
  const after = await call(operations.withdraw, opened(application));
  cacheOpened(application, after);
  await invalidate(['requests', 'own']);
}
