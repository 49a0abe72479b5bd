import { paymentOperations as operations } from './addresses';
import type { Locale } from '@/lib/kernel/locale';
import type { Currency } from '@/lib/kernel/money';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Asks the provider for the state of the payment, so that the buyer need not wait for the webhook. */
export const refreshPayment = (id: string) =>
  call(operations.refreshPayment, { params: { id }, query: inPageLanguage() });
export const startPayment = (id: string, body: { provider: string; locale: Locale }, key: string) =>
  call(operations.startPayment, { params: { id }, body, headers: { 'idempotency-key': key } });

/** Providers that take this currency, one for each way to pay. */
export const usePaymentProviders = (currency: Currency) =>
  useRead(reading(['paymentProviders', currency], operations.paymentProviders, { query: { currency } }));
