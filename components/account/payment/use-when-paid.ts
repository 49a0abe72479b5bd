'use client';

import { useEffect, useRef } from 'react';
import type { Order } from '@/lib/contract/ecommerce';
import { getQueryClient } from '@/lib/api/query-client';
import { userQuery } from '@/lib/api/user-queries';
import { setSessionUser } from '@/stores/session/login';
import { cartStore } from '@/stores/cart';
import { forgetAttempt, takeCartOrder } from './checkout-attempt';

/** After a payment: what was bought leaves the cart, and what the user owns is read anew. */
export function useWhenPaid(order: Order | undefined) {
  const isPaid = order !== undefined && order.paidAt !== null;
  const isOver = isPaid || order?.status === 'CANCELLED' || order?.status === 'EXPIRED';
  const settled = useRef('');
  useEffect(() => {
    if (!order || !isOver || settled.current === order.id) return;
    settled.current = order.id;
    forgetAttempt(order.id);
    if (!isPaid) return;
    if (takeCartOrder(order.id)) emptyCart(order);
    void refreshOwned();
  }, [order, isOver, isPaid]);
}

function emptyCart({ lines, coupon }: Order) {
  const { items } = cartStore.getState();
  cartStore.setState({
    items: items.filter(({ productId }) => !lines.some((line) => line.productId === productId)),
    ...(coupon && { coupon: null }),
  });
}

async function refreshOwned(): Promise<void> {
  const client = getQueryClient();
  await Promise.all([
    client.invalidateQueries({ queryKey: ['user'] }),
    client.invalidateQueries({ queryKey: ['coursePlans'] }),
  ]);
  // The order is paid; where this fails, the name in the header is asked for at the next page.
  await client.fetchQuery(userQuery()).then(setSessionUser, () => {});
}
