import { keepPreviousData } from '@tanstack/react-query';
import { activationOperations as operations } from './addresses';
import type { WantedActivation } from './contract';
import { currencyOfLocale } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/locale';
import { newKey } from '@/lib/kernel/browser/new-key';
import { teachKey } from '@/lib/classes/queries';
import { call } from '@/lib/kernel/api/client';
import { startPayment } from '@/lib/payments/queries';
import { invalidate, reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Below the key of the teacher's data, so that it is invalidated with it. */
const key = teachKey;
/** For data that an order changes: it may have been paid in another window. */
export const fresh = { staleTime: 0 };

export const useActivatable = (locale: Locale, page: number) =>
  useRead(
    reading([...key, 'activatable', locale, page], operations.activatable, {
      query: { locale, currency: currencyOfLocale(locale), page },
    }),
  );

/** Null: nothing is chosen yet. The last quote stays until the next is loaded. */
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

/** Invalidates the shown data after success and failure, without waiting for that. */
export const thenReadAnew = <Answer>(answer: Promise<Answer>) => answer.finally(() => void invalidate(key));

export const once = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });
export const activate = (body: WantedActivation & { expectedTotal: number }, idempotencyKey: string) =>
  thenReadAnew(call(operations.activate, { body, headers: once(idempotencyKey) }));

/** @returns the address where the order is paid */
export const openPayment = async (order: string, provider: string, locale: Locale): Promise<string> =>
  (await startPayment(order, { provider, locale }, newKey())).redirectUrl;
