'use client';

import { useTranslations } from 'next-intl';
import { AddressText } from '@/components/account/forms/address-fields';
import { useAccount } from '@/components/account/shell/account-context';
import { Facts } from '@/components/account/shell/facts';
import type { Order } from '@/lib/contract/ecommerce';

/** How far the goods of an order are, and where they go. */
export function OrderParcel({ order: { parcel, address } }: { order: Order }) {
  const t = useTranslations('account.order');
  const receipt = useTranslations('account.receipt');
  const { date } = useAccount();
  return (
    <div className="grid gap-3">
      <h3>{t(parcel ? `parcel${parcel.status}` : 'shipped')}</h3>
      {parcel && (
        <Facts
          facts={[
            [t('shippedAt'), parcel.shippedAt !== null && date(parcel.shippedAt)],
            [t('carrier'), parcel.carrier ?? undefined],
            [t('tracking'), parcel.tracking ?? undefined],
          ]}
        />
      )}
      {parcel?.trackingUrl && (
        <a
          href={parcel.trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-secondary justify-self-start"
        >
          {t('track')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
      )}
      {address && parcel?.status !== 'CANCELLED' && (
        <div>
          {parcel && <h4 className="mb-1 text-sm text-ink-2">{receipt('shipTo')}</h4>}
          <AddressText address={address} />
        </div>
      )}
    </div>
  );
}
