import { queryOptions } from '@tanstack/react-query';
import type { Order } from '@/lib/orders/shapes';
import { orderQuery, readOrder } from '@/lib/orders/queries';
import { refreshPayment } from '@/lib/payments/queries';
import { getQueryClient } from '@/lib/kernel/api/query-client';

/** Milliseconds before each further request; the last one repeats. */
const pauses = [300, 1500, 2000, 3000, 5000, 8000, 13_000];

export function isWaitingForPayment(order: Order | undefined): boolean {
  return order?.status === 'PENDING' && (order.payment?.status === 'PENDING' || order.payment?.status === 'PROCESSING');
}

/** @param answers the number of responses so far; @returns false when nothing can change by itself */
export function pauseBefore(order: Order | undefined, answers: number): number | false {
  if (!isWaitingForPayment(order)) return false;
  return pauses[Math.min(answers, pauses.length) - 1] ?? 300;
}

/** The order; while its payment is open, each read asks the provider for the status. */
export function polledOrderQuery(id: string) {
  const plain = orderQuery(id);
  return queryOptions({
    queryKey: plain.queryKey,
    queryFn: async ({ signal }) => {
      const known = getQueryClient().getQueryData<Order>(plain.queryKey);
      if (isWaitingForPayment(known)) return refreshPayment(id);
      return readOrder(id, signal);
    },
    staleTime: 0,
    refetchInterval: ({ state }) => pauseBefore(state.data, state.dataUpdateCount),
  });
}
