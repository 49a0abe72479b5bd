import { applicationOperations as operations } from './addresses';
import { backstageOperations } from '@/lib/branches/addresses';
import type { PersonalApplication, TrialBooking } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { call } from '@/lib/kernel/api/client';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** An application of the logged-in user, or one that is opened by the key of its emails. */
export type Opened = { reference: string; key?: string | undefined };
/** The parameters by which a call names an application. */
export const opened = ({ reference, key }: Opened) => ({
  params: { reference },
  headers: key ? { 'request-key': key } : {},
});

const applicationQuery = (application: Opened) =>
  reading(['requests', application.reference, application.key], operations.one, opened(application));

/** Caches a known application, so that it is shown at once. */
export function cacheApplication(application: PersonalApplication): PersonalApplication {
  getQueryClient().setQueryData(applicationQuery(application).queryKey, application);
  return application;
}

/** Caches a changed application under the key that it was opened with. */
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
/** @param key one for each time the form is filled in: sending it again makes no second booking */
export const bookTrial = async (body: TrialBooking, key: string) =>
  cacheApplication(await call(operations.bookTrial, { body, headers: { 'idempotency-key': key } }));

/** Read again at intervals while a document is being checked. */
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
