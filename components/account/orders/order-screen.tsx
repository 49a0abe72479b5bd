'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { getQueryClient } from '@/lib/api/query-client';
import { Loaded } from '@/components/account/shell/loaded';
import { OrderDelivered } from './order-delivered';
import { OrderPending } from './order-pending';
import { OrderReceipt } from './order-receipt';
import { polledOrderQuery } from '@/components/account/payment/order-polling';
import { useAccountSite } from '@/components/account/shell/account-context';
import { Screen } from '@/components/account/shell/screen';
import type { Order } from '@/lib/contract/ecommerce';
import { useWhenPaid } from '@/components/account/payment/use-when-paid';

/** What became of an order: waiting, paid, refused or over, each with what to do next. */
export default function OrderScreen({ id }: { id: string }) {
  const t = useTranslations('account.order');
  const query = useQuery(polledOrderQuery(id), getQueryClient());
  useWhenPaid(query.data);
  return (
    <Screen title={t('title')} lead={t('number', { number: id })}>
      <Loaded query={query} skeleton="h-96">
        {(order) => (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_420px] lg:gap-10 print:block">
            <div className="grid gap-6 print:hidden" aria-live="polite">
              <OrderState order={order} />
            </div>
            <OrderReceipt order={order} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function OrderState({ order }: { order: Order }) {
  const t = useTranslations('account');
  const { locale, site } = useAccountSite();
  if (order.status === 'PENDING') return <OrderPending order={order} />;
  if (order.status === 'PAID' || order.status === 'PARTLY_REFUNDED') return <OrderDelivered order={order} />;
  const end = { REFUNDED: 'refunded', CANCELLED: 'cancelled', EXPIRED: 'expired' }[order.status];
  return (
    <section className="card grid gap-4 p-5 sm:p-8">
      <h2 className="text-2xl">{t(`order.${end}`)}</h2>
      <p className="prose-width text-ink-2">{t(`order.${end}Text`)}</p>
      {order.status === 'REFUNDED' ? (
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
