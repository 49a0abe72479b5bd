'use client';

import { useTranslations } from 'next-intl';
import { LearnerNote } from '@/components/family/learner-note';
import { EntitlementList, StartHere } from '@/components/fulfilment/entitlement-list';
import { Loaded } from '@/components/ui/shell/loaded';
import { Icon } from '@/components/ui/icon';
import { useEntitlements } from '@/lib/fulfilment/hooks';
import type { Order } from '@/lib/orders/shapes';
import { OrderShipment } from '@/components/shipping/order-shipment';
import { TeachingWay } from './teaching-way';

/** A paid order: what it gave, and where to begin. */
export function OrderFulfilled({ order, isGoingBack }: { order: Order; isGoingBack: boolean }) {
  const t = useTranslations('account.order');
  const partly = isGoingBack ? 'partlyRefunding' : 'partlyRefunded';
  const state = order.total === 0 ? 'claimed' : order.refunded > 0 ? partly : 'paid';
  const remaining = order.lines.filter((line) => !line.isReturned);
  const entitlements = useEntitlements();
  const given = (entitlements.data ?? []).filter(({ orderId }) => orderId === order.id);
  const isShipped = remaining.some((line) => line.requiresShipping);
  return (
    <section className="card grid gap-6 p-5 sm:p-8">
      <div className="flex items-center gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-jade-soft text-jade">
          <Icon name="check" className="size-7" />
        </span>
        <div>
          <h2 className="text-xl sm:text-2xl">{t(state)}</h2>
          <p className="text-ink-2">{t('paidText')}</p>
          <LearnerNote learner={order.learner} />
        </div>
      </div>
      <Loaded query={entitlements} skeleton="h-24">
        {() =>
          given.length > 0 && (
            <div className="grid gap-3">
              <h3>{t('given')}</h3>
              {given.some(({ code }) => code) && <p className="prose-width text-ink-2">{t('codesHelp')}</p>}
              <EntitlementList entitlements={given} />
            </div>
          )
        }
      </Loaded>
      {isShipped && <OrderShipment order={order} />}
      {/* An order of goods alone has no course to start. */}
      {order.teaching ? (
        <TeachingWay teaching={order.teaching} className="btn-primary" />
      ) : remaining.some((line) => !line.requiresShipping) ? (
        <StartHere given={given} />
      ) : (
        <a href="#/userSpace/purchases" className="btn btn-secondary justify-self-start">
          {t('toPurchases')}
        </a>
      )}
    </section>
  );
}
