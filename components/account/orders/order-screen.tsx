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
  const t = useTranslations('account.order');
  const account = useTranslations('account');
  const { locale, site } = useAccountSite();
  switch (order.status) {
    case 'PENDING':
      return <OrderPending order={order} />;
    case 'PAID':
    case 'PARTLY_REFUNDED':
      return <OrderDelivered order={order} />;
    case 'REFUNDED':
      return (
        <Over title={t('refunded')} text={t('refundedText')}>
          <a href="#/userSpace/purchases" className="btn btn-secondary">
            {t('toPurchases')}
          </a>
        </Over>
      );
    case 'CANCELLED':
    case 'EXPIRED': {
      const what = order.status === 'EXPIRED' ? 'expired' : 'cancelled';
      return (
        <Over title={t(what)} text={t(`${what}Text`)}>
          <a href="#/cart" className="btn btn-primary">
            {t('toCart')}
          </a>
          <a href={`/${locale}/courses`} className="btn btn-secondary">
            {account('toCourses')}
          </a>
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(order.id)}`} className="btn btn-quiet">
            {t('contact')}
          </a>
        </Over>
      );
    }
  }
}

function Over({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section className="card grid gap-4 p-5 sm:p-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="prose-width text-ink-2">{text}</p>
      <p className="flex flex-wrap gap-3">{children}</p>
    </section>
  );
}
