'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { StartClassLink } from '@/components/ui/start-class-link';
import type { Order } from '@/lib/contract/ecommerce';
import { useEntitlements } from '@/lib/api/user-queries';
import { AddressText } from '@/components/account/forms/address-fields';
import { EntitlementItem } from '@/components/account/owned/entitlement-item';
import { Loaded } from '@/components/account/shell/loaded';
import { useAccountSite } from '@/components/account/shell/account-context';

/** A paid order: what it gave, and where to begin. */
export function OrderDelivered({ order }: { order: Order }) {
  const t = useTranslations('account.order');
  const { site } = useAccountSite();
  const query = useEntitlements();
  // A board and stones alone are nothing to start a class with.
  const isLesson = order.lines.some((line) => !line.requiresShipping);
  const isShipped = order.lines.some((line) => line.requiresShipping);
  return (
    <section className="card grid gap-6 p-5 sm:p-8">
      <div className="flex items-center gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-jade-soft text-jade">
          <Icon name="check" className="size-7" />
        </span>
        <div>
          <h2 className="text-xl sm:text-2xl">{t(order.total === 0 ? 'claimed' : 'paid')}</h2>
          <p className="text-ink-2">{t('paidText')}</p>
        </div>
      </div>
      <Loaded query={query} skeleton="h-24">
        {(all) => {
          const given = all.filter((entitlement) => entitlement.orderId === order.id);
          return (
            given.length > 0 && (
              <div className="grid gap-3">
                <h3>{t('given')}</h3>
                {given.some(({ code }) => code) && <p className="prose-width text-ink-2">{t('codesHelp')}</p>}
                <ul className="grid gap-2">
                  {given.map((entitlement) => (
                    <EntitlementItem key={entitlement.id} entitlement={entitlement} />
                  ))}
                </ul>
              </div>
            )
          );
        }}
      </Loaded>
      {isShipped && order.address && (
        <div className="grid gap-2">
          <h3>{t('shipped')}</h3>
          <AddressText address={order.address} />
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {isLesson && (
          <StartClassLink href={site.appUrl} className="btn btn-primary">
            {t('start')}
            <span className="sr-only"> {t('newTab')}</span>
          </StartClassLink>
        )}
        <a href={isLesson ? '#/userSpace/courses' : '#/userSpace/purchases'} className="btn btn-secondary">
          {t(isLesson ? 'toCoursesOwned' : 'toPurchases')}
        </a>
      </p>
    </section>
  );
}
