import { orderOperations as operations } from './addresses';
import type { CreateOrderInput } from './shapes';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

export const orderQuery = (id: string) =>
  reading(['orders', id], operations.order, { params: { id }, query: inPageLanguage() });
export const readOrder = (id: string, signal: AbortSignal) =>
  call(operations.order, { params: { id }, query: inPageLanguage() }, signal);

/** @param key one per attempt of the buyer: a repeated request returns the same order */
export const createOrder = (body: CreateOrderInput, key: string) =>
  call(operations.createOrder, { body, headers: { 'idempotency-key': key } });
export const cancelOrder = (id: string) => call(operations.cancelOrder, { params: { id }, query: inPageLanguage() });

/** The user's unpaid orders. */
export const useUnpaidOrders = () =>
  useRead(reading(['orders', 'unpaid'], operations.orders, { query: { ...inPageLanguage(), status: 'PENDING' } }));
