import { refundOperations as operations } from './addresses';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';

export const refundQuoteQuery = (id: string, line: number) =>
  reading(['orders', id, 'refund', line], operations.refundQuote, { params: { id, line }, query: inPageLanguage() });
/** @param amount as shown to the buyer @param key one per opened dialog: sending it again is the same refund */
export const askRefund = (id: string, line: number, amount: number, key: string) =>
  call(operations.refund, {
    params: { id, line },
    query: inPageLanguage(),
    body: { amount },
    headers: { 'idempotency-key': key },
  });
