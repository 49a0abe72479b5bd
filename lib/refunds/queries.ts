import { refundOperations as operations } from './addresses';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';

export const refundQuoteQuery = (id: string, line: number) =>
  reading(['orders', id, 'refund', line], operations.refundQuote, { params: { id, line }, query: inPageLanguage() });
/** @param amount what was shown @param key one per opened question: sending it again is the same refund */
export const askRefund = (id: string, line: number, amount: number, key: string) =>
  call(operations.refund, {
    params: { id, line },
    query: inPageLanguage(),
    body: { amount },
    headers: { 'idempotency-key': key },
  });
