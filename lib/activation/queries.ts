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

/** Below what is a teacher's own: read anew when something of that was changed. */
const key = teachKey;
/** What an order changes: it may have been paid in another window. */
export const fresh = { staleTime: 0 };

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
export const thenReadAnew = <Answer>(answer: Promise<Answer>) => answer.finally(() => void invalidate(key));

export const once = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });
export const activate = (body: WantedActivation & { expectedTotal: number }, idempotencyKey: string) =>
  thenReadAnew(call(operations.activate, { body, headers: once(idempotencyKey) }));

/** @returns where the order is paid */
export const openPayment = async (order: string, provider: string, locale: Locale): Promise<string> =>
  (await startPayment(order, { provider, locale }, newKey())).redirectUrl;
