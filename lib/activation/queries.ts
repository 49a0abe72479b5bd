import { keepPreviousData } from '@tanstack/react-query';
import { activationOperations as operations } from './addresses';
import type { WantedActivation } from './contract';
import type { CodeState } from '@/lib/teacher-codes/teacher-code';
import { currencyOfLocale } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/locale';
import { newKey } from '@/lib/kernel/browser/new-key';
import { call } from '@/lib/kernel/api/client';
import { startPayment } from '@/lib/payments/queries';
import { invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Below what is a teacher's own: read anew when something of that was changed. */
const key = ['teach'];
/** What an order changes: it may have been paid in another window. */
const fresh = { staleTime: 0 };

export const useActivatable = (locale: Locale, page: number) =>
  useRead(
    reading([...key, 'activatable', locale, page], operations.activatable, {
      query: { locale, currency: currencyOfLocale(locale), page },
    }),
  );

/** null: nothing is chosen yet. What was counted last stands until the next is there. */
export const useActivationQuote = (wanted: WantedActivation | null) =>
  useRead({
    ...reading([...key, 'quote', wanted], operations.quote, { body: wanted! }),
    ...fresh,
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  });

export const useActivations = (locale: Locale, page: number) =>
  useRead({
    ...reading([...key, 'activations', locale, page], operations.activations, { query: { locale, page } }),
    ...fresh,
  });

/** Whatever came of it, what is shown is read anew; nobody waits for that. */
const thenReadAnew = <Answer>(answer: Promise<Answer>) => answer.finally(() => void invalidate(key));

const once = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });
export const activate = (body: WantedActivation & { expectedTotal: number }, idempotencyKey: string) =>
  thenReadAnew(call(operations.activate, { body, headers: once(idempotencyKey) }));

type WantedCodes = Omit<WantedActivation, 'students'> & { count: number; expectedTotal: number };
export const orderCodes = (body: WantedCodes, idempotencyKey: string) =>
  thenReadAnew(call(operations.orderCodes, { body, headers: once(idempotencyKey) }));

/** @returns where the order is paid */
export const openPayment = async (order: string, provider: string, locale: Locale): Promise<string> =>
  (await startPayment(order, { provider, locale }, newKey())).redirectUrl;

/** '': all. */
export type CodeFilter = CodeState | '';
export const useTeacherCodes = (locale: Locale, state: CodeFilter, page: number) =>
  useRead({
    ...reading([...key, 'codes', locale, state, page], operations.codes, {
      query: { locale, page, ...(state && { state }) },
    }),
    ...fresh,
  });
export const voidCodes = (codes: string[]) => thenReadAnew(call(operations.voidCodes, { body: { codes } }));
export const readCodesTable = (locale: Locale, state: CodeFilter) =>
  call(operations.saveCodes, { query: { locale, ...(state && { state }) } });

export const useTeacherMinutes = (locale: Locale, page: number) =>
  useRead({
    ...reading([...key, 'minutes', locale, page], operations.minutes, {
      query: { locale, currency: currencyOfLocale(locale), page },
    }),
    ...fresh,
    placeholderData: keepPreviousData,
  });
