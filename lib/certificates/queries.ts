import { certificateOperations as operations } from './addresses';
import type { Locale } from '@/lib/kernel/locale';
import { apiHref, call, callForFile } from '@/lib/kernel/api/client';
import { learnerScope, type Learner } from '@/lib/family/learner-scope';
import { invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const useCertificates = (learner: Learner, enabled: boolean) =>
  useRead({
    ...reading(['certificates', learner], operations.list, { query: learnerScope(learner) }),
    staleTime: 0,
    enabled,
  });

/** Also invalidates the result of the exam, which shows its certificate. */
export async function showNameOf(number: string, isNameShown: boolean): Promise<void> {
  await call(operations.showName, { params: { number }, body: { isNameShown } });
  await invalidate(['certificates'], ['exam-sitting']);
}

export const readCertificatePdf = (number: string, locale: Locale): Promise<Blob> =>
  callForFile(operations.pdf, { params: { number }, query: { locale } });
export const readCredential = (number: string, locale: Locale): Promise<Blob> =>
  callForFile(operations.credential, { params: { number }, query: { locale } });

/** The public page that confirms a certificate. */
export const checkHref = (number: string, locale: Locale): string =>
  `${apiHref(operations.check, {})}?${new URLSearchParams({ number, locale })}`;
