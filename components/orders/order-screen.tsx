'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { polledOrderQuery } from '@/components/payments/order-polling';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { getQueryClient, invalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { userQuery } from '@/lib/account/queries';
import type { Order } from '@/lib/orders/shapes';
import { followAccountCart } from '@/stores/account-cart';
import { setSessionUser } from '@/stores/session/login';
import { OrderFulfilled } from './order-fulfilled';
import { OrderPending } from '@/components/payments/order-pending';
import { LineRefund } from '@/components/refunds/line-refund';
import { ShippingRefunds } from '@/components/refunds/shipping-refunds';
import { OrderReceipt } from './order-receipt';
import { TeachingWay } from './teaching-way';

/** The state of an order: waiting, paid, declined or over, each with what to do next. */
export default function OrderScreen({ id }: { id: string }) {
  const t = useTranslations('account.order');
  const query = useRead(polledOrderQuery(id));
  useWhenSettled(query.data);
  return (
    <Screen title={t('title')} lead={t('number', { number: id })}>
      <Loaded query={query} skeleton="h-96">
        {(order) => (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_420px] lg:gap-10 print:block">
            <div className="grid gap-6 print:hidden" aria-live="polite">
              {/* The order waits for its payment, but polling has failed: the shown state may be outdated. */}
              {query.error && order.status === 'PENDING' && (
                <Rejection error={query.error} onRetry={() => void query.refetch()} />
              )}
              <OrderState order={order} />
            </div>
            <OrderReceipt
              order={order}
              refundOfLine={(place) => <LineRefund order={order} place={place} />}
              shippingRefunds={<ShippingRefunds order={order} />}
            />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** Whether a refund has not been paid yet; the lines show that, too. */
const isGoingBack = ({ refunds }: Order) => refunds.some(({ status }) => status !== 'DONE');

function OrderState({ order }: { order: Order }) {
  const t = useTranslations('account');
  const { locale, site } = useAccount();
  if (order.status === 'PENDING') return <OrderPending order={order} />;
  // Also if less than the total was refunded: no line is left.
  const isReturned = order.status === 'REFUNDED' || order.lines.every((line) => line.isReturned);
  if (!isReturned && (order.status === 'PAID' || order.status === 'PARTLY_REFUNDED'))
    return <OrderFulfilled order={order} isGoingBack={isGoingBack(order)} />;
  const end = isReturned
    ? isGoingBack(order)
      ? 'refunding'
      : 'refunded'
    : order.status === 'CANCELLED'
      ? 'cancelled'
      : 'expired';
  return (
    <section className="card grid gap-4 p-5 sm:p-8">
      <h2 className="text-2xl">{t(`order.${end}`)}</h2>
      <p className="prose-width text-ink-2">
        {order.teaching && (end === 'cancelled' || end === 'expired')
          ? t(`order.forClass.${end}Text`)
          : t(`order.${end === 'refunding' ? 'refunded' : end}Text`)}
      </p>
      {order.teaching ? (
        <TeachingWay teaching={order.teaching} />
      ) : isReturned ? (
        <a href="#/userSpace/purchases" className="btn btn-secondary justify-self-start">
          {t('order.toPurchases')}
        </a>
      ) : (
        <p className="flex flex-wrap gap-3">
          <a href="#/cart" className="btn btn-primary">
            {t('order.toCart')}
          </a>
          <a href={`/${locale}/courses`} className="btn btn-secondary">
            {t('toCourses')}
          </a>
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(order.id)}`} className="btn btn-quiet">
            {t('order.contact')}
          </a>
        </p>
      )}
    </section>
  );
}

/** When the order or its payment has ended: the cart may have got something back, and what the user owns is read again. */
function useWhenSettled(order: Order | undefined) {
  const settled = useRef('');
  useEffect(() => {
    const isDeclined = order?.payment?.status === 'DECLINED';
    if (!order || (order.status === 'PENDING' && !isDeclined)) return;
    const now = `${order.id} ${order.status} ${order.payment?.reference}`;
    if (settled.current === now) return;
    settled.current = now;
    void followAccountCart();
    if (order.paidAt !== null) void refreshOwned();
  }, [order]);
}

async function refreshOwned(): Promise<void> {
  await invalidate(['user'], ['coursePlans']);
  // If this fails, the next page reads the user's name for the header.
  await getQueryClient()
    .fetchQuery(userQuery())
    .then(setSessionUser, () => {});
}
