import { keepPreviousData } from '@tanstack/react-query';
import { classReportOperations as operations } from './addresses';
import type { AskedPeriod } from './report-period';
import type { Locale } from '@/lib/kernel/locale';
import { call, callForFile } from '@/lib/kernel/api/client';
import { getQueryClient, invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

const key = ['teach', 'reports'];
/** Milliseconds after which an open report asks whether something was learned. */
const again = 5000;
/** After an error it is not polled; the user asks for it again. */
const live = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? (false as const) : again),
};

type Stamped<Found> = { stamp: string; found: Found | null };
/** If nothing has changed, the cached report is returned. */
async function unlessKnown<Found>(
  queryKey: readonly unknown[],
  ask: (known: { known?: string }) => Promise<Stamped<Found>>,
): Promise<{ stamp: string; found: Found }> {
  const cached = getQueryClient().getQueryData<{ stamp: string; found: Found }>(queryKey);
  const { stamp, found } = await ask(cached ? { known: cached.stamp } : {});
  return found === null ? cached! : { stamp, found };
}

/** Days that are not set are not sent. */
export const queryOf = ({ span, from, to }: AskedPeriod) => ({
  span,
  ...(span === 'own' && { ...(from && { from }), ...(to && { to }) }),
});

export const useSchoolReport = (period: AskedPeriod, search: string, page: number) =>
  useRead({
    ...reading([...key, 'school', queryOf(period), search, page], operations.school, {
      query: { ...queryOf(period), page, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });

export function useClassReport(id: string, period: AskedPeriod, locale: Locale, page: number) {
  const queryKey = [...key, 'class', id, queryOf(period), locale, page];
  const query = { ...queryOf(period), locale, page };
  return useRead({
    queryKey,
    queryFn: ({ signal }) =>
      unlessKnown(queryKey, (known) =>
        call(operations.ofClass, { params: { id }, query: { ...query, ...known } }, signal),
      ),
    ...live,
  });
}

export function useStudentReport(id: string, period: AskedPeriod, locale: Locale) {
  const queryKey = [...key, 'student', id, queryOf(period), locale];
  const query = { ...queryOf(period), locale };
  return useRead({
    queryKey,
    queryFn: ({ signal }) =>
      unlessKnown(queryKey, (known) =>
        call(operations.ofStudent, { params: { id }, query: { ...query, ...known } }, signal),
      ),
    ...live,
  });
}

export type ReportFormat = 'csv' | 'pdf';
type Asked = { id: string; period: AskedPeriod; locale: Locale; format: ReportFormat };
export const readReportFile = (of: 'class' | 'student', { id, period, locale, format }: Asked): Promise<Blob> =>
  callForFile(of === 'class' ? operations.classFile : operations.studentFile, {
    params: { id },
    query: { ...queryOf(period), locale, format },
  });

const linksKey = (student: string) => ['teach', 'report-links', student];
export const useReportLinks = (student: string) =>
  useRead(reading(linksKey(student), operations.links, { params: { id: student } }));

const linksAnew = (student: string) => invalidate(linksKey(student));
export async function makeReportLink(student: string, locale: Locale): Promise<string> {
  const { url } = await call(operations.makeLink, { params: { id: student }, body: { locale } });
  await linksAnew(student);
  return url;
}
/** The list is read anew whatever the result: another device may have ended the link. */
export const revokeReportLink = (student: string, id: string) =>
  call(operations.revokeLink, { params: { id } }).finally(() => linksAnew(student));
